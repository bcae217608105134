import type { OptimizeGoal } from '@contracts/optimize/optimize';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { GoalDialog } from './GoalDialog';

interface NoGoalProps {
  draft: string;
  /** Whether there is one that is being read. */
  hasGoal: boolean;
  onGoal: (goal: OptimizeGoal | null) => void;
}

/** What stands in the place of a score. */
export function NoGoal({ draft, hasGoal, onGoal }: NoGoalProps) {
  const [open, setOpen] = useState(false);
  if (hasGoal) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <EmptyState
        title="Not scored yet"
        text="Choose a brief or a comparison: the draft is scored against its pages."
        action={
          <Button variant="contained" onClick={() => setOpen(true)}>
            Choose pages
          </Button>
        }
      />
      {open ? <GoalDialog draft={draft} onGoal={onGoal} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
