import type { SavedBlockView } from '@contracts/blocks/blocks';
import type { BlockLinksView } from '@contracts/clicks/clicks';
import { apiJson } from '../../providers/apiClient';

/** Every query of saved blocks begins with it. */
export const BLOCKS_KEY = 'saved-blocks';

export const readBlock = (id: string) => apiJson<SavedBlockView>(`/blocks/${id}`);

export const makeLinks = (id: string) => apiJson<BlockLinksView>(`/blocks/${id}/links`, { method: 'POST' });

export const noteCopied = (id: string) => apiJson<SavedBlockView>(`/blocks/${id}/copied`, { method: 'POST' });
