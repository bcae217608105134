import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import type { ProductUsesView } from '@contracts/products/product-uses';
import type {
  TakeOverBlock,
  TakeOverCheckView,
  TakeOverUndoView,
  TakeOverView,
} from '@contracts/products/take-over';
import { apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';
import { productPath } from '../../../shared/products/productLibrary';
import type { ProductSelected } from '../productApi';

/** Not among the keys of products: they are questions of the moment, which a change of products does not ask again. */
export const usesKeys = {
  uses: (selection: ProductSelected) => ['product-uses', selection],
  takeOvers: ['product-take-over'],
  takeOver: (id: string) => ['product-take-over', id],
  /** Asked again with each take-over. */
  toRefresh: ['product-take-over', 'to-refresh'],
};

/** How many saved blocks use a product. */
export async function countBlocks(id: string): Promise<number> {
  const query = new URLSearchParams({ range: JSON.stringify([0, 0]) });
  return (await apiPage<SavedBlockEntry>(`${productPath(id)}/uses?${query.toString()}`)).total;
}

/** Blocks that are named. */
const REFRESHED_SHOWN = 10;

/** Saved blocks that a product was taken over into and that were not copied since. */
export function listToRefresh(signal: AbortSignal): Promise<ApiPage<SavedBlockEntry>> {
  const filter = JSON.stringify({ refresh: 'needed' });
  const query = new URLSearchParams({ filter, range: JSON.stringify([0, REFRESHED_SHOWN - 1]) });
  return apiPage(`/blocks?${query.toString()}`, { signal });
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
