import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ErrorState } from '../../../shared/ErrorState';
import { JobEnd } from '../job/JobOutcome';
import { fileNameOf, type IntentJob } from '../job/jobText';
import { useIntentJob } from '../job/useIntentJob';
import { ResultPanel } from '../result/ResultPanel';

export interface ResultDialogProps {
  id: string | undefined;
  downloading: boolean;
  onDownload: (job: IntentJob) => void;
  onClose: () => void;
}

/** One past result in full. */
export function ResultDialog({ id, downloading, onDownload, onClose }: ResultDialogProps) {
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data: job, error, refetch } = useIntentJob(id);
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
        {job ? fileNameOf(job) : 'Result'}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        {job?.result ? (
          <ResultPanel
            job={job}
            result={job.result}
            downloading={downloading}
            downloadLabel="Download"
            onDownload={() => onDownload(job)}
          />
        ) : job ? (
          <JobEnd job={job} />
        ) : error ? (
          <ErrorState
            title="This result could not be loaded"
            text={error.message}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Loading() {
  return (
    <Box aria-busy aria-label="Loading the result">
      <Skeleton variant="rounded" height={200} />
      <Skeleton variant="rounded" height={64} sx={{ my: 3 }} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}
