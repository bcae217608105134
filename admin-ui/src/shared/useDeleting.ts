import { type RaRecord, useDeleteMany, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { messageOf } from '../providers/apiClient';
import { useNaming, useResourceOptions } from './recordNoun';

const FINAL = 'This cannot be undone.';

interface Deleting {
  ids: readonly RaRecord['id'][];
  /** Records among which the doomed ones are, for their names. */
  known: readonly RaRecord[];
  onDeleted?: () => void;
  /** After a failure too, which may have come when some were deleted. */
  onSettled?: () => void;
}

/** The question before records are deleted, and the deletion with what it tells. */
export function useDeleting({ ids, known, onDeleted, onSettled }: Deleting) {
  const resource = useResourceContext();
  const { noun } = useResourceOptions();
  const notify = useNotify();
  const refresh = useRefresh();
  const what = useNaming()(ids, known);
  const [deleteMany, { isPending }] = useDeleteMany();

  const run = () =>
    void deleteMany(
      resource,
      { ids: [...ids] },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${what} deleted.`, { type: 'success' });
          onDeleted?.();
        },
        onError: (error) => {
          notify(messageOf(error), { type: 'error' });
          refresh();
        },
        onSettled,
      },
    );
  const question = {
    title: `Delete ${what}?`,
    text: noun.onDelete ? `${noun.onDelete} ${FINAL}` : FINAL,
    action: 'Delete',
    destroys: true,
    busy: isPending,
  };
  return { question, run };
}
