import type { ReadingPageRow, ReadingView } from '@contracts/readings/readings';
import type { ReadingDto } from '@contracts/readings/readings.dto';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { saveBlob } from '../saveBlob';

/** Of the readings that there are, the newest ones. */
const OFFERED = 100;
/** Of the pages that were not read; the csv has all. */
const SHOWN = 50;
const READ = ['2xx'];
const UNREAD = ['4xx', '5xx', 'failed', 'blocked'];
const KEY = 'readings';

/** Where pages keep what they know of the user's readings. */
export const readingKeys = {
  all: [KEY],
  unread: (id: string) => [KEY, id, 'unread'],
};

const pathOf = (id: string) => `/readings/${encodeURIComponent(id)}`;

/** What a new reading is asked for with; what does not belong to its source is left out. */
export type NewReading = Partial<ReadingDto>;

/** The newest first. */
export async function listReadings(signal: AbortSignal): Promise<ReadingView[]> {
  const range = JSON.stringify([0, OFFERED - 1]);
  return (await apiPage<ReadingView>(`/readings?range=${encodeURIComponent(range)}`, { signal })).items;
}

export function startReading(json: NewReading): Promise<ReadingView> {
  return apiJson<ReadingView>('/readings/jobs', { method: 'POST', json });
}

export async function deleteReading(id: string): Promise<void> {
  await apiFetch(pathOf(id), { method: 'DELETE' });
}

/** Pages that answered with an error, were not reached, or are forbidden. */
export function listUnread(id: string, signal: AbortSignal): Promise<ApiPage<ReadingPageRow>> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ statusClass: UNREAD }),
    range: JSON.stringify([0, SHOWN - 1]),
  });
  return apiPage<ReadingPageRow>(`${pathOf(id)}/pages?${query.toString()}`, { signal });
}

/** The first pages of a reading that were read, in the order in which they were found. */
export function listReadPages(
  id: string,
  length: number,
  signal: AbortSignal,
): Promise<ApiPage<ReadingPageRow>> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ statusClass: READ }),
    range: JSON.stringify([0, length - 1]),
  });
  return apiPage<ReadingPageRow>(`${pathOf(id)}/pages?${query.toString()}`, { signal });
}

/** Saves the list of a reading's pages. */
export async function downloadPages({ id, name }: ReadingView): Promise<void> {
  const response = await apiFetch(`${pathOf(id)}/export`, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), `[site-reading] ${name}.csv`);
}
