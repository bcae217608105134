import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { useAddUndoableMutation, useNotify } from 'react-admin';

/** What stands in a field, with whatever belongs to it. */
interface Written {
  text: string;
}

export interface Replacing<Kept extends Written> {
  /** What stands there now; an empty text when the page was left. */
  current: () => Kept;
  put: (next: Kept) => void;
  /** Hears of a text that gave way. */
  onReplaced?: (text: string) => void;
}

/** Puts a text in another one's place: a notice offers the old one back, so that nothing that was typed is lost. */
export function useReplacing<Kept extends Written>({ current, put, onReplaced }: Replacing<Kept>) {
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const replace = (next: Kept) => {
    const before = current();
    put(next);
    if (!/\S/.test(before.text) || before.text === next.text) return;
    onReplaced?.(before.text);
    addUndoable(({ isUndo }) => {
      if (!isUndo) return;
      // What was written meanwhile is not lost either.
      if (current().text === next.text) put(before);
      else replace(before);
    });
    notify(next.text ? TEXT_MESSAGES.replaced : TEXT_MESSAGES.cleared, { type: 'info', undoable: true });
  };
  return replace;
}
