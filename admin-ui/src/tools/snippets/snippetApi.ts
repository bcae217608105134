import {
  IMAGE_HEADERS,
  type SavedSnippetEntry,
  type SavedSnippetView,
  type SnippetFields,
  type SnippetPage,
} from '@contracts/snippets/snippets';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { ImageFacts } from '@domain/snippets/social';
import { apiFetch, apiJson, type ApiPage, apiPage, messageOf } from '../../providers/apiClient';
import { dataUrlOf } from '../../shared/file/readFile';

/** Every query of saved sets begins with it. */
export const SNIPPETS_KEY = 'saved-snippets';

export interface PreviewPicture extends ImageFacts {
  /** A data URL. */
  source: string;
}

export async function readSnippetPage(url: string): Promise<SnippetPage> {
  try {
    return await apiJson<SnippetPage>('/preview/fetch', { method: 'POST', json: { url } });
  } catch (error) {
    throw new Error(TEXT_MESSAGES.unreadable(messageOf(error)), { cause: error });
  }
}

/** A picture of another site, which the server reads and draws anew. */
export async function readPicture(url: string): Promise<PreviewPicture> {
  const response = await apiFetch('/preview/image', { method: 'POST', json: { url } });
  const count = (name: string) => Number(response.headers.get(name)) || 0;
  return {
    source: await dataUrlOf(await response.blob()),
    width: count(IMAGE_HEADERS.width),
    height: count(IMAGE_HEADERS.height),
    bytes: count(IMAGE_HEADERS.bytes),
  };
}

/** A page of the saved sets, the last saved first; `page` counts from 0. */
export function listSnippets(
  page: number,
  size: number,
  signal: AbortSignal,
): Promise<ApiPage<SavedSnippetEntry>> {
  const range = JSON.stringify([page * size, (page + 1) * size - 1]);
  return apiPage<SavedSnippetEntry>(`/snippets?${new URLSearchParams({ range }).toString()}`, { signal });
}

export const readSnippet = (id: string) => apiJson<SavedSnippetView>(`/snippets/${id}`);

/** Saves under an id, or as a new set. */
export const saveSnippet = (name: string, fields: SnippetFields, id?: string) =>
  apiJson<SavedSnippetView>(id ? `/snippets/${id}` : '/snippets', {
    method: id ? 'PUT' : 'POST',
    json: { name, fields },
  });

export const deleteSnippet = (id: string) =>
  apiJson<SavedSnippetView>(`/snippets/${id}`, { method: 'DELETE' });
