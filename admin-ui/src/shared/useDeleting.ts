import { type RaRecord, useDeleteMany, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { messageOf } from '../providers/apiClient';
import { useNaming, useResourceOptions } from './recordNoun';

const FINAL = 'This cannot be undone.';
const BRIEFLY_UNDOABLE = 'You can undo it for a few seconds.';
/** Long enough to read who was kept and why. */
const REFUSAL_MS = 10_000;

interface Deleting {
  ids: readonly RaRecord['id'][];
  /** Records among which the doomed ones are, for their names. */
  known: readonly RaRecord[];
  /** Whether the toast can undo it: it is sent when the toast has gone. */
  undoable?: boolean;
  onDeleted?: () => void;
  /** After a failure too, which may have come when some were deleted. */
  onSettled?: () => void;
}

/** The question before records are deleted, and the deletion with what it tells. */
export function useDeleting({ ids, known, undoable = false, onDeleted, onSettled }: Deleting) {
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
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: () => {
          notify(`${what} deleted.`, { type: 'success', undoable });
          onDeleted?.();
        },
        onError: (error) => {
          notify(messageOf(error), { type: 'error', autoHideDuration: REFUSAL_MS });
          refresh();
        },
        onSettled,
      },
    );
  const question = {
    title: `Delete ${what}?`,
    text: [noun.onDelete, undoable ? BRIEFLY_UNDOABLE : FINAL].filter(Boolean).join(' '),
    action: 'Delete',
    destroys: true,
    busy: isPending && !undoable,
  };
  return { question, run };
}
