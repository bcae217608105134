import type { ProductUndoView } from '@contracts/products/product-changes';
import { PRODUCT_MESSAGES } from '@contracts/products/product-messages';
import { joinSentences } from '@domain/text/join-sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { productKeys } from '../../../shared/products/productLibrary';
import { undoChange } from '../productApi';

/** Takes a change of products back; `told` says what that came to, or why it could not be done. */
export function useUndo(change: string) {
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => undoChange(change),
    onSettled: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
  return {
    undo: () => mutate(),
    busy: isPending,
    told: data ? undoneText(data) : error ? messageOf(error) : undefined,
  };
}

export function undoneText({ restored, changedSince, noRoom }: ProductUndoView): string {
  return joinSentences([
    restored > 0 ? `Undone: ${counted(restored, 'product')} as before.` : 'Nothing was left to undo.',
    ...(changedSince > 0 ? [PRODUCT_MESSAGES.changedSince(changedSince)] : []),
    ...(noRoom > 0 ? [PRODUCT_MESSAGES.noRoomToUndo(noRoom)] : []),
  ]);
}
