import type { ReadingView } from '@contracts/readings/readings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../providers/apiClient';
import { changeJob, type JobChange } from '../jobs/jobApi';
import { deleteReading, readingKeys } from './readingApi';

interface Change {
  reading: ReadingView;
  change: JobChange | 'delete';
}

/** Pauses, resumes, cancels and deletes readings; what is shown of them is asked for again. */
export function useReadingChanges() {
  const client = useQueryClient();
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ reading: { id, jobId }, change }: Change) => {
      if (change === 'delete') await deleteReading(id);
      else if (jobId) await changeJob(jobId, change);
    },
    onSettled: () => client.invalidateQueries({ queryKey: readingKeys.all }),
  });
  return {
    isChanging: isPending,
    problem: error ? messageOf(error) : undefined,
    reset,
    change: (reading: ReadingView, change: JobChange) => mutate({ reading, change }),
    /** Whether it is gone. */
    remove: (reading: ReadingView) =>
      mutateAsync({ reading, change: 'delete' }).then(
        () => true,
        () => false,
      ),
  };
}
