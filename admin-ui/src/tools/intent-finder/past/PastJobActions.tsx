import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { fileNameOf, type IntentJob, isFinished } from '../job/jobText';

export interface PastJobActionsProps {
  job: IntentJob;
  /** Whether its download or its cancellation is under way. */
  busy: boolean;
  onOpen: (job: IntentJob) => void;
  onDownload: (job: IntentJob) => void;
  onCancel: (job: IntentJob) => void;
  onDelete: (job: IntentJob) => void;
}

/** What can be done with a job in its present state. */
export function PastJobActions({ job, busy, onOpen, onDownload, onCancel, onDelete }: PastJobActionsProps) {
  const name = fileNameOf(job);
  if (!isFinished(job)) {
    return (
      <Button
        size="small"
        color="secondary"
        loading={busy}
        aria-label={`Cancel ${name}`}
        onClick={() => onCancel(job)}
      >
        Cancel
      </Button>
    );
  }
  const done = job.status === 'done';
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {done ? (
        <>
          <Tooltip title="Preview">
            <IconButton aria-label={`Preview ${name}`} onClick={() => onOpen(job)}>
              <VisibilityIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title="Download">
            <IconButton aria-label={`Download ${name}`} loading={busy} onClick={() => onDownload(job)}>
              <DownloadIcon />
            </IconButton>
          </Tooltip>
        </>
      ) : null}
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${name}`} onClick={() => onDelete(job)}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
