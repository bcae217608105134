import type { CrawlView } from '@contracts/scraper/crawls';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { saveBlob } from '../../shared/saveBlob';

const KEY = 'crawls';

/** Where the pages keep what they know of crawls. */
export const crawlKeys = {
  all: [KEY],
  lists: [KEY, 'list'],
  list: (page: number) => [KEY, 'list', page],
  view: (id: string) => [KEY, 'view', id],
  report: (id: string, report: string, query: string) => [KEY, 'report', id, report, query],
};

/** What an admin can do with a crawl that is under way. */
export type CrawlChange = 'pause' | 'resume' | 'cancel';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface ListQuery {
  /** From 1. */
  page: number;
  perPage: number;
  sort?: Sort;
  filter?: Record<string, unknown>;
}

export const crawlPath = (id: string) => `/crawls/${encodeURIComponent(id)}`;

/** A part of a list in the API's dialect. */
export function listParameters({ page, perPage, sort, filter }: ListQuery): string {
  const query = new URLSearchParams({ range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]) });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  if (filter && Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  return query.toString();
}

/** A filter behind an export's format. */
export function filterParameter(filter: Record<string, unknown> = {}): string {
  if (Object.keys(filter).length === 0) return '';
  return `&filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

export function getCrawl(id: string, signal?: AbortSignal): Promise<CrawlView> {
  return apiJson<CrawlView>(crawlPath(id), { signal });
}

/** Crawls, the newest first. */
export function listCrawls(query: ListQuery, signal?: AbortSignal): Promise<ApiPage<CrawlView>> {
  return apiPage<CrawlView>(`/crawls?${listParameters(query)}`, { signal });
}

export async function changeCrawl(id: string, change: CrawlChange): Promise<void> {
  await apiFetch(`${crawlPath(id)}/${change}`, { method: 'POST' });
}

export async function deepenCrawl(id: string, depth: number): Promise<void> {
  await apiFetch(`${crawlPath(id)}/deepen`, { method: 'POST', json: { depth } });
}

export async function deleteCrawl(id: string): Promise<void> {
  await apiFetch(crawlPath(id), { method: 'DELETE' });
}

/** Saves an export of a crawl under a name. */
export async function saveExport(id: string, path: string, fileName: string): Promise<void> {
  const response = await apiFetch(`${crawlPath(id)}/export/${path}`, { headers: { Accept: '*/*' } });
  saveBlob(await response.blob(), fileName);
}
