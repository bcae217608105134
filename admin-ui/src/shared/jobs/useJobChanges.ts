import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError } from '../../providers/apiClient';
import { changeJob, deleteJob, jobKeys } from './jobApi';

const CONFLICT = 409;

/** Cancels, pauses, resumes and deletes jobs, and asks for what is shown of them again. */
export function useJobChanges() {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const change = async (id: string, action: () => Promise<void>, failure: string) => {
    setChanging(id);
    try {
      await action();
    } catch (error) {
      notify(refusalOf(error) ?? failure, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: jobKeys.all });
    setChanging(undefined);
  };
  return {
    /** The job whose change is under way. */
    changing,
    cancel: (id: string) =>
      change(id, () => changeJob(id, 'cancel'), 'The job could not be canceled. Please try again.'),
    pause: (id: string) =>
      change(id, () => changeJob(id, 'pause'), 'The job could not be paused. Please try again.'),
    resume: (id: string) =>
      change(id, () => changeJob(id, 'resume'), 'The job could not be resumed. Please try again.'),
    remove: (id: string) =>
      change(id, () => deleteJob(id), 'The result could not be deleted. Please try again.'),
  };
}

/** Why the job as it is now does not take the change, in the server's words. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === CONFLICT ? error.message : undefined;
}
