import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ResultStates, type ResultStatesProps } from './ResultStates';

interface DetailDialogProps<Data> extends Pick<ResultStatesProps<Data>, 'query' | 'children'> {
  open: boolean;
  onClose: () => void;
  /** What it is, as the middle of a sentence has it: `page`. */
  noun: string;
  titleOf: (data: Data) => string;
  /** Pixels of what stands in for its parts while it loads. */
  heights: readonly number[];
  wide?: boolean;
}

/** All that is known of one thing, over the list that names it. */
export function DetailDialog<Data>(props: DetailDialogProps<Data>) {
  const { open, onClose, query, noun, titleOf, heights, wide, children } = props;
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth={wide ? 'lg' : 'md'}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {query.data === undefined ? noun.charAt(0).toUpperCase() + noun.slice(1) : titleOf(query.data)}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <ResultStates
          query={query}
          failure={`This ${noun} could not be loaded`}
          loading={{ label: `Loading the ${noun}`, heights }}
        >
          {children}
        </ResultStates>
      </DialogContent>
    </Dialog>
  );
}
