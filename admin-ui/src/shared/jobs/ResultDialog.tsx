import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRunTitle } from '../usePageTitle';
import { DetailDialog } from '../result/DetailDialog';
import { JobEnd } from './JobEnd';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { hasResult } from './jobText';
import { useJob } from './useJob';

export interface ResultDialogProps<Job extends AnyJob> {
  open: boolean;
  kind: JobKindInfo<Job>;
  id: string | undefined;
  onClose: () => void;
  /** The result in full. */
  children: (job: Job) => ReactNode;
}

/** One past result, opened again. */
export function ResultDialog<Job extends AnyJob>({
  open,
  kind,
  id,
  onClose,
  children,
}: ResultDialogProps<Job>) {
  const query = useJob<Job>(id);
  useRunTitle(id !== undefined && query.data ? kind.nameOf(query.data) : undefined);
  return (
    <DetailDialog
      open={open}
      onClose={onClose}
      query={query}
      noun="result"
      titleOf={kind.nameOf}
      heights={[200, 64, 240]}
      wide
    >
      {(job) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <JobEnd kind={kind} job={job} />
          {hasResult(job) ? children(job) : null}
        </Box>
      )}
    </DetailDialog>
  );
}
