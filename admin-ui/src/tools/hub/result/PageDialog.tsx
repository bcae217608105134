import type { HubEdit, HubPageView, HubView } from '@contracts/hub/hub';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { formatCount } from '../../../shared/format';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { PageChanges } from './PageChanges';
import { PageKeywords } from './PageKeywords';
import { slugText } from './slugText';

interface PageDialogProps {
  open: boolean;
  id: string;
  hub: HubView;
  saving: boolean;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
  onClose: () => void;
}

/** All that is known of a page, and what can be changed of it. */
export function PageDialog({ open, id, hub, saving, onEdit, onClose }: PageDialogProps) {
  const titleId = useId();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const page = hub.pages.find((one) => one.id === id);
  return (
    <Dialog
      open={open && page !== undefined}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {page?.title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        {page ? (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
            <ResultFacts facts={factsOf(page)} />
            <div>
              <HandoverLink
                tool="intelligent-briefs"
                given={{ keyword: page.title, language: hub.language }}
                label="Create a brief"
              />
            </div>
            <PageChanges
              key={page.id}
              page={page}
              hub={hub}
              saving={saving}
              onEdit={onEdit}
              onClose={onClose}
            />
            <PageKeywords hub={hub} page={page} />
          </Box>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

function factsOf(page: HubPageView): [string, string][] {
  const number = (value: number | null) => (value === null ? '–' : formatCount(value));
  return [
    ['Intent', page.intent ?? '–'],
    ['Volume', number(page.volume)],
    ['Difficulty', number(page.difficulty)],
    ['Priority', String(page.priority)],
    ['Slug', slugText(page)],
    ['Title pattern', page.titlePattern],
    ['Words', `${formatCount(page.words[0])}–${formatCount(page.words[1])}`],
  ];
}
