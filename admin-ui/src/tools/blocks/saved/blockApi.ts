import type { Block, BlockFile, BlockTool, SavedBlockEntry, SavedBlockView } from '@contracts/blocks/blocks';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';
import { readBlock } from '../../../shared/blocks/savedBlockApi';
import type { SearchedPage } from '../../../shared/result/useSearchedList';
import { saveBlob } from '../../../shared/saveBlob';

/** A page of the user's blocks of a tool, the last changed first. */
export function listBlocks(
  tool: BlockTool,
  { text, page, size, signal }: SearchedPage,
): Promise<ApiPage<SavedBlockEntry>> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ tool, ...(text && { q: text }) }),
    range: JSON.stringify([page * size, (page + 1) * size - 1]),
    sort: JSON.stringify(['updatedAt', 'DESC']),
  });
  return apiPage<SavedBlockEntry>(`/blocks?${query.toString()}`, { signal });
}

/** A saved block with its config, read once for each of its changes. */
export const savedBlockQuery = ({ id, updatedAt }: SavedBlockEntry) => ({
  queryKey: ['saved-block', id, updatedAt],
  queryFn: () => readBlock(id),
  staleTime: Infinity,
});

export const saveBlock = (name: string, block: Block, id?: string) =>
  apiJson<SavedBlockView>(id ? `/blocks/${id}` : '/blocks', {
    method: id ? 'PUT' : 'POST',
    json: { name, ...block },
  });

export const renameBlock = (id: string, name: string) =>
  apiJson<SavedBlockView>(`/blocks/${id}`, { method: 'PATCH', json: { name } });

export const setCounting = (id: string, on: boolean) =>
  apiJson<SavedBlockView>(`/blocks/${id}/counting`, { method: 'PUT', json: { on } });

export const duplicateBlock = (id: string) =>
  apiJson<SavedBlockView>(`/blocks/${id}/duplicate`, { method: 'POST' });

export const deleteBlock = (id: string) => apiJson<SavedBlockView>(`/blocks/${id}`, { method: 'DELETE' });

export const importBlock = (file: unknown) =>
  apiJson<SavedBlockView>('/blocks/import', { method: 'POST', json: file });

/** Downloads a saved block as a file that import reads. */
export async function exportBlock({ id, name }: SavedBlockEntry): Promise<void> {
  const response = await apiFetch(`/blocks/${id}/export`);
  saveBlob(await response.blob(), `${name}.json`);
}

/** Downloads the block that is being edited, saved or not. */
export function exportEdited(name: string, block: Block): void {
  const file: BlockFile = { format: 'cohort-block', version: 1, name, ...block };
  saveBlob(new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }), `${name}.json`);
}
