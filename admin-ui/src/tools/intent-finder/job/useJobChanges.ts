import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { cancelJob, deleteJob, JOBS_KEY } from './jobApi';

/** Cancels and deletes jobs, and asks for the list again. */
export function useJobChanges() {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const change = async (id: string, action: (id: string) => Promise<void>, failure: string) => {
    setChanging(id);
    try {
      await action(id);
    } catch {
      notify(failure, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: [JOBS_KEY] });
    setChanging(undefined);
  };
  return {
    changing,
    cancel: (id: string) => change(id, cancelJob, 'The job could not be cancelled. Please try again.'),
    remove: (id: string) => change(id, deleteJob, 'The result could not be deleted. Please try again.'),
  };
}
