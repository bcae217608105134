import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { cancelJob, deleteJob, JOBS_KEY } from '../job/jobApi';
import type { IntentJob } from '../job/jobText';

/** Cancels and deletes jobs, and asks for the list again. */
export function useJobChanges() {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const change = async (job: IntentJob, action: (id: string) => Promise<void>, failure: string) => {
    setChanging(job.id);
    try {
      await action(job.id);
    } catch {
      notify(failure, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: [JOBS_KEY] });
    setChanging(undefined);
  };
  return {
    changing,
    cancel: (job: IntentJob) => change(job, cancelJob, 'The job could not be cancelled. Please try again.'),
    remove: (job: IntentJob) => change(job, deleteJob, 'The result could not be deleted. Please try again.'),
  };
}
