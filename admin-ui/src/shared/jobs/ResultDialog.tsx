import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ResultStates } from '../result/ResultStates';
import { JobEnd } from './JobEnd';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { useJob } from './useJob';

export interface ResultDialogProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  id: string | undefined;
  onClose: () => void;
  /** The result in full. */
  children: (job: Job) => ReactNode;
}

/** One past result, opened again. */
export function ResultDialog<Job extends AnyJob>({ kind, id, onClose, children }: ResultDialogProps<Job>) {
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const query = useJob<Job>(id);
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="lg"
      aria-labelledby="result-title"
      slotProps={{ paper: { sx: small ? { borderRadius: 0 } : undefined } }}
    >
      <DialogTitle id="result-title" variant="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {query.data ? kind.nameOf(query.data) : 'Result'}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <ResultStates
          query={query}
          failure="This result could not be loaded"
          loading={{ label: 'Loading the result', heights: [200, 64, 240] }}
        >
          {(job) => (job.status === 'done' ? children(job) : <JobEnd kind={kind} job={job} />)}
        </ResultStates>
      </DialogContent>
    </Dialog>
  );
}
