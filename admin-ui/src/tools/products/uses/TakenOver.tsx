import type { TakeOverUndoView, TakeOverView } from '@contracts/products/take-over';
import { joinSentences } from '@domain/text/join-sentences';
import { counted } from '../../../shared/counted';
import { UndoLine } from '../list/UndoLine';
import { useUndoing } from '../list/useUndo';
import { undoTakeOver, usesKeys } from './usesApi';

/** How many blocks were updated, and the button that takes it back; then what that came to. */
export function TakenOver({ changed, undo }: Required<Pick<TakeOverView, 'changed' | 'undo'>>) {
  const undoing = useUndoing({
    send: () => undoTakeOver(undo),
    queryKey: usesKeys.takeOvers,
    textOf: undoneText,
  });
  const text = `${counted(changed, 'saved block')} updated. Pages keep the old one until you copy and paste it again.`;
  return <UndoLine text={text} {...undoing} />;
}

function undoneText({ restored, changedSince }: TakeOverUndoView): string {
  return joinSentences([
    restored > 0 ? `Undone: ${counted(restored, 'block')} as before.` : 'Nothing was left to undo.',
    ...(changedSince > 0
      ? [`${counted(changedSince, 'block was', 'blocks were')} changed again since and stayed that way.`]
      : []),
  ]);
}
