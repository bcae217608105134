import type { FileReading } from '@contracts/csv/file-reading';
import type { PPL_SORTS, PplBeginning, PplFileDetails, PplFileView } from '@contracts/ppl/ppl';
import { PPL_BEGINNING_BYTES } from '@contracts/ppl/ppl';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../providers/apiUpload';
import { fileNameOf } from '../../shared/fileNameOf';
import { saveBlob } from '../../shared/saveBlob';

/** Every query of the library begins with it. */
export const PPL_KEY = 'ppl';
export const FILES_PER_PAGE = 24;

export interface Wanted {
  text: string;
  tag: string;
  sort: readonly [(typeof PPL_SORTS)[number], 'ASC' | 'DESC'];
  /** Counts from 1. */
  page: number;
}

export interface EnteredFile {
  name: string;
  isPro: boolean;
  tags: readonly string[];
  file?: File;
  reading: FileReading;
}

export function listFiles(
  { text, tag, sort, page }: Wanted,
  signal: AbortSignal,
): Promise<ApiPage<PplFileView>> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...(text && { q: text }), ...(tag && { tag }) }),
    sort: JSON.stringify(sort),
    range: JSON.stringify([(page - 1) * FILES_PER_PAGE, page * FILES_PER_PAGE - 1]),
  });
  return apiPage<PplFileView>(`/ppl/getAll?${query.toString()}`, { signal });
}

export const listTags = (signal: AbortSignal) => apiJson<string[]>('/ppl/tags', { signal });

export const readFile = (id: string, signal: AbortSignal) =>
  apiJson<PplFileDetails>(`/ppl/${id}`, { signal });

/** What the server makes of the beginning of a file that is not sent yet. */
export function previewFile(file: File, reading: FileReading, signal: AbortSignal): Promise<PplBeginning> {
  const form = new FormData();
  form.append('reading', JSON.stringify(reading));
  form.append('file', file.slice(0, PPL_BEGINNING_BYTES), file.name);
  return apiJson<PplBeginning>('/ppl/preview', { method: 'POST', form, signal });
}

/** Adds a file, or changes the one with the id. */
export function saveFile(
  { name, isPro, tags, file, reading }: EnteredFile,
  id: string | undefined,
  options: UploadOptions,
): Promise<PplFileView> {
  const form = new FormData();
  form.append('name', name.trim());
  form.append('isPro', String(isPro));
  form.append('tags', tags.join(','));
  form.append('reading', JSON.stringify(reading));
  if (file) form.append('file', file);
  return id === undefined
    ? apiUpload('/ppl/createPPLFile/', form, options)
    : apiUpload(`/ppl/updatePPLFile/${id}`, form, { ...options, method: 'PUT' });
}

export async function deleteFile(id: string): Promise<void> {
  await apiFetch(`/ppl/${id}`, { method: 'DELETE' });
}

export async function downloadFile({ id, name, filePath }: PplFileView): Promise<void> {
  const query = new URLSearchParams({ filePath, id });
  const response = await apiFetch(`/ppl/download?${query.toString()}`, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), fileNameOf(response) ?? `${name}.csv`);
}
