import type {
  FreeReading,
  InterlinkExport,
  InterlinkGraphView,
  InterlinkPageView,
  InterlinkSuggestionView,
  InterlinkView,
} from '@contracts/interlinks/interlink-views';
import type { InterlinkDecisionDto, InterlinkRunDto } from '@contracts/interlinks/interlinks.dto';
import type { JobView } from '@contracts/jobs/jobs';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { fileNameOf } from '../../shared/fileNameOf';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import { saveBlob } from '../../shared/saveBlob';

export type InterlinkJob = JobView<'interlinks'>;

export const INTERLINK_JOBS = JOB_KIND_INFOS.interlinks;

const PATH = '/intelligent-interlinks';
const pathOf = (id: string) => `${PATH}/jobs/${encodeURIComponent(id)}`;

export const interlinkKeys = {
  free: ['interlinks-free'],
  /** Whatever decisions change. */
  all: (id: string) => ['interlinks', id],
  one: (id: string) => ['interlinks', id, 'view'],
  suggestions: (id: string, query: string) => ['interlinks', id, 'suggestions', query],
  pages: (id: string, query: string) => ['interlinks', id, 'pages', query],
  graph: (id: string) => ['interlinks', id, 'graph'],
};

export function startInterlinks(json: InterlinkRunDto): Promise<InterlinkJob> {
  return apiJson<InterlinkJob>(`${PATH}/jobs`, { method: 'POST', json });
}

export function getFreeReadings(signal: AbortSignal): Promise<FreeReading[]> {
  return apiJson<FreeReading[]>(`${PATH}/free-readings`, { signal });
}

export function getInterlinks(id: string, signal: AbortSignal): Promise<InterlinkView> {
  return apiJson<InterlinkView>(pathOf(id), { signal });
}

export function listSuggestions(
  id: string,
  query: string,
  signal: AbortSignal,
): Promise<ApiPage<InterlinkSuggestionView>> {
  return apiPage<InterlinkSuggestionView>(`${pathOf(id)}/suggestions?${query}`, { signal });
}

export function listPages(
  id: string,
  query: string,
  signal: AbortSignal,
): Promise<ApiPage<InterlinkPageView>> {
  return apiPage<InterlinkPageView>(`${pathOf(id)}/pages?${query}`, { signal });
}

export function getGraph(id: string, signal: AbortSignal): Promise<InterlinkGraphView> {
  return apiJson<InterlinkGraphView>(`${pathOf(id)}/graph`, { signal });
}

export function decideOn(
  id: string,
  suggestion: string,
  json: InterlinkDecisionDto,
): Promise<InterlinkSuggestionView> {
  const path = `${pathOf(id)}/suggestions/${encodeURIComponent(suggestion)}`;
  return apiJson<InterlinkSuggestionView>(path, { method: 'PUT', json });
}

/** Accepts what is open to a page; how many those were. */
export async function acceptAllTo(id: string, target: number): Promise<number> {
  const path = `${pathOf(id)}/accepted-targets`;
  return (await apiJson<{ accepted: number }>(path, { method: 'POST', json: { target } })).accepted;
}

/** Saves the accepted links. */
export async function downloadLinks(id: string, format: InterlinkExport): Promise<void> {
  const response = await apiFetch(`${pathOf(id)}/export?format=${format}`, { headers: { Accept: '*/*' } });
  saveBlob(await response.blob(), fileNameOf(response) ?? `links.${format}`);
}

/** The query of a list, as the API takes it. */
export function listQueryOf(list: { filter: object; sort: readonly [string, string]; page: number }): string {
  const first = (list.page - 1) * LINKS_PER_PAGE;
  return new URLSearchParams({
    filter: JSON.stringify(list.filter),
    sort: JSON.stringify(list.sort),
    range: JSON.stringify([first, first + LINKS_PER_PAGE - 1]),
  }).toString();
}

export const LINKS_PER_PAGE = 25;
