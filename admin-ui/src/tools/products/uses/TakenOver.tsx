import type { TakeOverUndoView, TakeOverView } from '@contracts/products/take-over';
import { joinSentences } from '@domain/text/join-sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { UndoLine } from '../list/UndoLine';
import { undoTakeOver, usesKeys } from './usesApi';

/** How many blocks were updated, and the button that takes it back; then what that came to. */
export function TakenOver({ changed, undo }: Required<Pick<TakeOverView, 'changed' | 'undo'>>) {
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => undoTakeOver(undo),
    onSettled: () => client.invalidateQueries({ queryKey: usesKeys.takeOvers }),
  });
  const told = data ? undoneText(data) : error ? messageOf(error) : undefined;
  const text = `${counted(changed, 'saved block')} updated. Pages keep the old one until you copy and paste it again.`;
  return <UndoLine text={text} told={told} busy={isPending} undo={() => mutate()} />;
}

function undoneText({ restored, changedSince }: TakeOverUndoView): string {
  return joinSentences([
    restored > 0 ? `Undone: ${counted(restored, 'block')} as before.` : 'Nothing was left to undo.',
    ...(changedSince > 0
      ? [`${counted(changedSince, 'block was', 'blocks were')} changed again since and stayed that way.`]
      : []),
  ]);
}
