import type { BriefEntry } from '@contracts/briefs/brief-views';
import type {
  DraftEntry,
  DraftFields,
  DraftFormat,
  DraftVersionEntry,
  DraftView,
  SavedDraft,
} from '@contracts/drafts/drafts';
import type { JobView } from '@contracts/jobs/jobs';
import type { ModelTextsView } from '@contracts/model/model-texts';
import type { DraftMeaningView } from '@contracts/optimize/draft-meaning';
import type { RewriteAim, RewrittenParagraphs } from '@contracts/optimize/rewrite';
import type { OptimizeGoal } from '@contracts/optimize/optimize';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import type { ComparisonOrder } from '../../shared/competitors/comparisonForm';
import { fileNameOf } from '../../shared/fileNameOf';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import { saveBlob } from '../../shared/saveBlob';

export type OptimizeJob = JobView<'optimize'>;

export const OPTIMIZE_JOBS = JOB_KIND_INFOS.optimize;

const PATH = '/optimize-prime';
const DRAFTS = `${PATH}/drafts`;
const pathOf = (id: string) => `${DRAFTS}/${encodeURIComponent(id)}`;
const versionPath = (id: string, version: string) => `${pathOf(id)}/versions/${encodeURIComponent(version)}`;

/** Where the page keeps what it knows of drafts. */
export const draftKeys = {
  all: ['drafts'],
  list: (search: string, page: number) => ['drafts', 'list', search, page],
  one: (id: string) => ['drafts', 'one', id],
  versions: (id: string) => ['drafts', 'versions', id],
  goal: (job: string) => ['drafts', 'goal', job],
  briefs: ['drafts', 'briefs'],
};

/** A draft to begin: laid beside a brief's or a run's pages, or by itself. */
export interface NewDraft extends Partial<DraftFields> {
  brief?: string;
  run?: string;
}

export function startComparison({ outlines: _, ...order }: ComparisonOrder): Promise<OptimizeJob> {
  return apiJson<OptimizeJob>(`${PATH}/jobs`, { method: 'POST', json: order });
}

export function startSample(): Promise<OptimizeJob> {
  return apiJson<OptimizeJob>(`${PATH}/sample`, { method: 'POST', json: {} });
}

export function getGoal(job: string, signal: AbortSignal): Promise<OptimizeGoal> {
  return apiJson<OptimizeGoal>(`${PATH}/jobs/${encodeURIComponent(job)}/goal`, { signal });
}

export const DRAFTS_PER_PAGE = 10;

/** `page` counts from 0. */
export function listDrafts(search: string, page: number, signal: AbortSignal): Promise<ApiPage<DraftEntry>> {
  const query = new URLSearchParams({
    filter: JSON.stringify(search ? { q: search } : {}),
    range: JSON.stringify([page * DRAFTS_PER_PAGE, (page + 1) * DRAFTS_PER_PAGE - 1]),
  });
  return apiPage<DraftEntry>(`${DRAFTS}?${query.toString()}`, { signal });
}

export function beginDraft(draft: NewDraft): Promise<DraftView> {
  return apiJson<DraftView>(DRAFTS, { method: 'POST', json: draft });
}

export function getDraft(id: string, signal: AbortSignal): Promise<DraftView> {
  return apiJson<DraftView>(pathOf(id), { signal });
}

/** A refusal is its caller's: a conflict is told with both texts. */
export function saveDraft(id: string, draft: DraftFields & { version: number }): Promise<SavedDraft> {
  return apiJson<SavedDraft>(pathOf(id), { method: 'PUT', json: draft, quiet: true });
}

export async function deleteDraft(id: string): Promise<void> {
  await apiFetch(pathOf(id), { method: 'DELETE' });
}

export function layBeside(id: string, source: { brief?: string; run?: string }): Promise<DraftView> {
  return apiJson<DraftView>(`${pathOf(id)}/goal`, { method: 'PUT', json: source });
}

export async function downloadDraft(id: string, format: DraftFormat): Promise<void> {
  const response = await apiFetch(`${pathOf(id)}/export?format=${format}`);
  saveBlob(await response.blob(), fileNameOf(response) ?? `draft.${format}`);
}

export function listVersions(id: string, signal: AbortSignal): Promise<DraftVersionEntry[]> {
  return apiJson<DraftVersionEntry[]>(`${pathOf(id)}/versions`, { signal });
}

export function keepVersion(id: string, name: string): Promise<DraftVersionEntry> {
  return apiJson<DraftVersionEntry>(`${pathOf(id)}/versions`, { method: 'POST', json: { name } });
}

export function restoreVersion(id: string, version: string, changed: number): Promise<SavedDraft> {
  return apiJson<SavedDraft>(`${versionPath(id, version)}/restore`, {
    method: 'POST',
    json: { version: changed },
  });
}

export async function deleteVersion(id: string, version: string): Promise<void> {
  await apiFetch(versionPath(id, version), { method: 'DELETE' });
}

/** Paragraphs of a draft in other words. */
export function rewriteParagraphs(
  id: string,
  order: { paragraphs: string[]; aim: RewriteAim; terms: string[] },
  signal: AbortSignal,
): Promise<ModelTextsView<RewrittenParagraphs>> {
  return apiJson(`${pathOf(id)}/ai`, { method: 'POST', json: order, signal, quiet: true });
}

/** What sentences of a draft say in other words. */
export function meaningOfSentences(
  id: string,
  sentences: string[],
  signal: AbortSignal,
): Promise<DraftMeaningView> {
  return apiJson(`${pathOf(id)}/meaning`, { method: 'POST', json: { sentences }, signal, quiet: true });
}

const LISTED_BRIEFS = 50;

/** The latest briefs, of which a draft may be begun. */
export function listBriefs(signal: AbortSignal): Promise<ApiPage<BriefEntry>> {
  const query = new URLSearchParams({ range: JSON.stringify([0, LISTED_BRIEFS - 1]) });
  return apiPage<BriefEntry>(`/intelligent-briefs?${query.toString()}`, { signal, quiet: true });
}
