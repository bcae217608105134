import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { Hint } from '../hint/Hint';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { deletedName, hasResult, isFinished } from './jobText';
import { StopButtons } from './StopButtons';

export interface PastJobActionsProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  job: Job;
  /** Whether its download or a change of it is under way. */
  busy: boolean;
  onOpen: (job: Job) => void;
  onDownload: (job: Job) => void;
  onCancel: (job: Job) => void;
  onPause: (job: Job) => void;
  onResume: (job: Job) => void;
  onDelete: (job: Job) => void;
}

/** What can be done with a job in its present state. */
export function PastJobActions<Job extends AnyJob>(props: PastJobActionsProps<Job>) {
  const { kind, job, busy, onOpen, onDownload, onCancel, onPause, onResume, onDelete } = props;
  const name = kind.nameOf(job);
  if (!isFinished(job)) {
    return (
      <StopButtons
        job={job}
        name={name}
        pausable={kind.pausable}
        changing={busy}
        onPause={() => onPause(job)}
        onResume={() => onResume(job)}
        onCancel={() => onCancel(job)}
      />
    );
  }
  return (
    <>
      {hasResult(job) ? (
        <>
          <Hint title="Preview">
            <IconButton aria-label={`Preview ${name}`} onClick={() => onOpen(job)}>
              <VisibilityIcon />
            </IconButton>
          </Hint>
          {kind.file ? (
            <Hint title="Download">
              <IconButton aria-label={`Download ${name}`} loading={busy} onClick={() => onDownload(job)}>
                <DownloadIcon />
              </IconButton>
            </Hint>
          ) : null}
        </>
      ) : null}
      <Hint title="Delete">
        <IconButton aria-label={`Delete ${deletedName(kind, job)}`} onClick={() => onDelete(job)}>
          <DeleteIcon />
        </IconButton>
      </Hint>
    </>
  );
}
