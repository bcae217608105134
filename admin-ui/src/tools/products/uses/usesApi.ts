import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import type { ProductUsesView } from '@contracts/products/product-uses';
import type {
  TakeOverBlock,
  TakeOverCheckView,
  TakeOverUndoView,
  TakeOverView,
} from '@contracts/products/take-over';
import { apiJson, apiPage } from '../../../providers/apiClient';
import { productPath } from '../../../shared/products/productLibrary';
import type { ProductSelected } from '../productApi';

/** Not among the keys of products: they are questions of the moment, which a change of products does not ask again. */
export const usesKeys = {
  uses: (selection: ProductSelected) => ['product-uses', selection],
  takeOvers: ['product-take-over'],
  takeOver: (id: string) => ['product-take-over', id],
};

/** How many saved blocks use a product. */
export async function countBlocks(id: string): Promise<number> {
  const query = new URLSearchParams({ range: JSON.stringify([0, 0]) });
  return (await apiPage<SavedBlockEntry>(`${productPath(id)}/uses?${query.toString()}`)).total;
}

/** Which of the selected products saved blocks use. */
export function countUses(selection: ProductSelected, signal: AbortSignal): Promise<ProductUsesView> {
  return apiJson('/products/uses', { method: 'POST', json: selection, signal });
}

/** What taking a product over would change in saved blocks. */
export function checkTakeOver(id: string, signal: AbortSignal): Promise<TakeOverCheckView> {
  return apiJson(`${productPath(id)}/take-over/check`, { method: 'POST', signal });
}

export function takeOver(id: string, chosen: readonly TakeOverBlock[]): Promise<TakeOverView> {
  const blocks = chosen.map((block) => ({ id: block.id, mark: block.mark }));
  return apiJson(`${productPath(id)}/take-over`, { method: 'POST', json: { blocks } });
}

export function undoTakeOver(change: string): Promise<TakeOverUndoView> {
  return apiJson(`/products/take-overs/${encodeURIComponent(change)}/undo`, { method: 'POST' });
}
