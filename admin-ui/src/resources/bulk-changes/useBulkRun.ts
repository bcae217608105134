import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { useJobRun } from '../../shared/jobs/useJobRun';
import { type BulkJob, listOfBulk } from '../../shared/list/bulkApi';
import { BULK_CHANGE, undoBulkChange } from './bulkResultApi';

/** The change that the address names, and the one that takes a change back. */
export function useBulkRun() {
  const client = useQueryClient();
  const notify = useNotify();
  const run = useJobRun<BulkJob>({
    kind: BULK_CHANGE,
    onRefused: (error) => notify(messageOf(error), { type: 'error' }),
    onFinished: ({ status, parameters }) => {
      if (status === 'failed') notify('The change failed.', { type: 'error' });
      void client.invalidateQueries({ queryKey: [listOfBulk(parameters.resource)] });
      void client.invalidateQueries({ queryKey: ['bulk-rows'] });
    },
  });
  return { run, undo: (id: string) => void run.start(() => undoBulkChange(id)) };
}
