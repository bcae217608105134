import { useGetList } from 'react-admin';

const ALL = { page: 1, perPage: 1000 };

/** An id and what it is called. */
export type ImportChoice = readonly [id: string, name: string];

/** The batches and plans that users can have. */
export function useImportChoices(): { batches: ImportChoice[]; plans: ImportChoice[] } {
  const batches = useGetList<{ id: string; batch: string }>('tools-permissions', {
    pagination: ALL,
    sort: { field: 'batch', order: 'ASC' },
  });
  const plans = useGetList<{ id: string; name: string }>('pro-plans', {
    pagination: ALL,
    sort: { field: 'name', order: 'ASC' },
  });
  return {
    batches: (batches.data ?? []).map(({ id, batch }) => [id, batch]),
    plans: (plans.data ?? []).map(({ id, name }) => [id, name]),
  };
}
