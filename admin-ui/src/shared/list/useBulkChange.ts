import { useQueryClient } from '@tanstack/react-query';
import {
  type GetListResult,
  type RaRecord,
  useDataProvider,
  useListContext,
  useMutationWithMutationMode,
  useNotify,
} from 'react-admin';
import { messageOf } from '../../providers/apiClient';

/** Long enough to read who was refused and why. */
const REFUSAL_MS = 10_000;
/** For so long no answer that was asked for earlier takes the place of what was chosen. */
const SHOWN_MS = 5_000;

export interface BulkChange<Row extends RaRecord> {
  ids: Row['id'][];
  /** What is sent for all of them. */
  data: Record<string, unknown>;
  /** How a row shows meanwhile; as it is with `data` in it where that is left out. */
  preview?: (row: Row) => Row;
  /** What the toast says. */
  told: string;
}

/** Changes rows of a list at once to the eye, and sends it when the toast has gone without an undo. */
export function useBulkChange<Row extends RaRecord>(): (change: BulkChange<Row>) => void {
  const { resource, onUnselectItems } = useListContext<Row>();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const keys = [
    [resource, 'getList'],
    [resource, 'getMany'],
    [resource, 'getOne'],
  ];
  const [mutate] = useMutationWithMutationMode<Error, { data?: Row['id'][] }, BulkChange<Row>>(undefined, {
    mutationMode: 'undoable',
    mutationFn: ({ ids, data }) => dataProvider.updateMany<Row>(resource, { ids, data }),
    getQueryKeys: () => keys,
    updateCache: ({ ids = [], data = {}, preview = (row) => ({ ...row, ...data }) }) => {
      const changed = (row: Row) => (ids.includes(row.id) ? preview(row) : row);
      queryClient.setQueriesData<GetListResult<Row>>(
        { queryKey: [resource, 'getList'] },
        (list) => list?.data && { ...list, data: list.data.map(changed) },
        { updatedAt: Date.now() + SHOWN_MS },
      );
      return ids;
    },
    onError: (error) => notify(messageOf(error), { type: 'error', autoHideDuration: REFUSAL_MS }),
  });
  return (change) => {
    const onSuccess = () => notify(change.told, { type: 'success', undoable: true });
    void mutate(change, { onSuccess });
    onUnselectItems();
  };
}
