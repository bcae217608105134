import type {
  SampleWatchView,
  WatchChangeRow,
  WatchCheckRow,
  WatchDiffView,
  WatchIgnoreView,
} from '@contracts/watches/watch-history';
import type {
  WatchBulkAction,
  WatchBulkView,
  WatchImportView,
  WatchPreviewView,
  WatchRow,
  WatchSelection,
  WatchSettings,
  WatchTag,
  WatchTermsView,
  WatchView,
} from '@contracts/watches/watches';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { saveBlob } from '../../shared/saveBlob';

const PATH = '/watches';
const KEY = 'watches';
const pathOf = (id: string, rest = '') => `${PATH}/${encodeURIComponent(id)}${rest}`;

/** Where the page keeps what it knows of watches. */
export const watchKeys = {
  all: [KEY],
  terms: [KEY, 'terms'],
  tags: [KEY, 'tags'],
  sample: [KEY, 'sample'],
  list: (part: ListPart) => [KEY, 'list', part],
  one: (id: string) => [KEY, 'one', id],
  changes: (id: string, part: ListPart) => [KEY, 'one', id, 'changes', part],
  checks: (id: string, part: ListPart) => [KEY, 'one', id, 'checks', part],
  diff: (change: string) => [KEY, 'diff', change],
};

/** A page of a list, counted from 1. */
export interface ListPart {
  page: number;
  perPage: number;
  sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  filter?: Record<string, unknown>;
}

function queryOf({ page, perPage, sort, filter = {} }: ListPart): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
  });
  if (sort) query.set('sort', JSON.stringify(sort));
  return query.toString();
}

export function getTerms(signal: AbortSignal): Promise<WatchTermsView> {
  return apiJson(`${PATH}/terms`, { signal });
}

export function listTags(signal: AbortSignal): Promise<WatchTag[]> {
  return apiJson(`${PATH}/tags`, { signal });
}

export function getSample(signal: AbortSignal): Promise<SampleWatchView[]> {
  return apiJson(`${PATH}/sample`, { signal });
}

export function listWatches(part: ListPart, signal: AbortSignal): Promise<ApiPage<WatchRow>> {
  return apiPage(`${PATH}?${queryOf(part)}`, { signal });
}

export function getWatch(id: string, signal: AbortSignal): Promise<WatchView> {
  return apiJson(pathOf(id), { signal });
}

export function listChanges(id: string, part: ListPart, signal: AbortSignal) {
  return apiPage<WatchChangeRow>(`${pathOf(id, '/changes')}?${queryOf(part)}`, { signal });
}

export function listChecks(id: string, part: ListPart, signal: AbortSignal) {
  return apiPage<WatchCheckRow>(`${pathOf(id, '/checks')}?${queryOf(part)}`, { signal });
}

export function getDiff(change: string, signal: AbortSignal): Promise<WatchDiffView> {
  return apiJson(`${PATH}/changes/${encodeURIComponent(change)}/diff`, { signal });
}

export function previewWatch(json: object, signal: AbortSignal): Promise<WatchPreviewView> {
  return apiJson(`${PATH}/preview`, { method: 'POST', json, signal });
}

export function addWatch(json: object): Promise<WatchView> {
  return apiJson(PATH, { method: 'POST', json });
}

export function saveWatch(id: string, json: Partial<WatchSettings>): Promise<WatchView> {
  return apiJson(pathOf(id), { method: 'PUT', json });
}

export function importWatches(json: object): Promise<WatchImportView> {
  return apiJson(`${PATH}/import`, { method: 'POST', json });
}

export function changeWatches(action: WatchBulkAction, selection: WatchSelection): Promise<WatchBulkView> {
  return apiJson(`${PATH}/bulk`, { method: 'POST', json: { action, ...selection } });
}

export type WatchAction = 'check' | 'pause' | 'resume' | 'baseline';

export function actOn(id: string, action: WatchAction): Promise<WatchView> {
  return apiJson(pathOf(id, `/${action}`), { method: 'POST' });
}

export async function deleteWatch(id: string): Promise<void> {
  await apiFetch(pathOf(id), { method: 'DELETE' });
}

export function ignoreThis(id: string, json: object): Promise<WatchIgnoreView> {
  return apiJson(pathOf(id, '/ignore'), { method: 'POST', json });
}

/** Saves the changes of all watches, or of one. */
export async function downloadChanges(name: string, watch?: string): Promise<void> {
  const query = new URLSearchParams({ filter: JSON.stringify(watch === undefined ? {} : { watch }) });
  const response = await apiFetch(`${PATH}/changes.csv?${query.toString()}`, {
    headers: { Accept: 'text/csv' },
  });
  saveBlob(await response.blob(), `[content-detection] ${name}.csv`);
}
