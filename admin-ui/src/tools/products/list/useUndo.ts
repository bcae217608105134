import type { ProductUndoView } from '@contracts/products/product-changes';
import { PRODUCT_MESSAGES } from '@contracts/products/product-messages';
import { joinSentences } from '@domain/text/join-sentences';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { productKeys } from '../../../shared/products/productLibrary';
import { undoChange } from '../productApi';

/** Long enough for the toast of a change to be read and its button to be reached. */
export const UNDO_MS = 10_000;

interface Undoing<View> {
  send: () => Promise<View>;
  /** What is asked again afterwards. */
  queryKey: QueryKey;
  textOf: (undone: View) => string;
}

/** Takes something back; `told` says what that came to, or why it could not be done. */
export function useUndoing<View>({ send, queryKey, textOf }: Undoing<View>) {
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    undo: () => mutate(),
    busy: isPending,
    told: data ? textOf(data) : error ? messageOf(error) : undefined,
  };
}

/** Takes a change of products back. */
export function useUndo(change: string) {
  return useUndoing({ send: () => undoChange(change), queryKey: productKeys.all, textOf: undoneText });
}

export function undoneText({ restored, changedSince, noRoom }: ProductUndoView): string {
  return joinSentences([
    restored > 0 ? `Undone: ${counted(restored, 'product')} as before.` : 'Nothing was left to undo.',
    ...(changedSince > 0 ? [PRODUCT_MESSAGES.changedSince(changedSince)] : []),
    ...(noRoom > 0 ? [PRODUCT_MESSAGES.noRoomToUndo(noRoom)] : []),
  ]);
}
