import PauseIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import IconButton from '@mui/material/IconButton';
import { Hint } from '../hint/Hint';
import type { AnyJob } from './jobKinds';

export interface PauseButtonProps {
  job: Pick<AnyJob, 'status'>;
  /** What the job is called. */
  name: string;
  onPause: () => void;
  onResume: () => void;
}

/** One button for both, so that the focus stays where it is when the job's state changes. */
export function PauseButton({ job, name, onPause, onResume }: PauseButtonProps) {
  const paused = job.status === 'paused';
  const title = paused ? 'Resume' : 'Pause';
  return (
    <Hint title={title}>
      <IconButton aria-label={`${title} ${name}`} onClick={paused ? onResume : onPause}>
        {paused ? <ResumeIcon /> : <PauseIcon />}
      </IconButton>
    </Hint>
  );
}
