import type { ComparisonOrder } from '../../shared/competitors/comparisonForm';
import type { BriefDetail, BriefRunPage, SavedOutlines } from '@contracts/briefs/brief-views';
import type { BriefOutline } from '@contracts/briefs/briefs';
import type { JobView } from '@contracts/jobs/jobs';
import { apiJson } from '../../providers/apiClient';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';

export type BriefJob = JobView<'brief'>;

export const BRIEF_JOBS = JOB_KIND_INFOS.brief;

const PATH = '/intelligent-briefs';
export const briefPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Where the model is asked to write on a brief. */
export const textsPath = (id: string) => `${briefPath(id)}/ai`;

/** Where the page keeps what it knows of briefs. */
export const briefKeys = {
  one: (id: string) => ['briefs', 'one', id],
  runPages: (job: string) => ['briefs', 'run-pages', job],
};

export function startBrief(order: ComparisonOrder): Promise<BriefJob> {
  return apiJson<BriefJob>(`${PATH}/jobs`, { method: 'POST', json: order });
}

export function startSample(): Promise<BriefJob> {
  return apiJson<BriefJob>(`${PATH}/sample`, { method: 'POST' });
}

export function getBrief(id: string, signal: AbortSignal): Promise<BriefDetail> {
  return apiJson<BriefDetail>(briefPath(id), { signal });
}

/** The competitors of a run, as far as it is. */
export function pagesOfRun(job: string, signal: AbortSignal): Promise<BriefRunPage[]> {
  return apiJson<BriefRunPage[]>(`${PATH}/jobs/${encodeURIComponent(job)}/pages`, { signal });
}

export function saveOutlines(
  id: string,
  version: number,
  outlines: readonly BriefOutline[],
): Promise<SavedOutlines> {
  return apiJson<SavedOutlines>(`${briefPath(id)}/outlines`, { method: 'PUT', json: { version, outlines } });
}

export function includePages(
  id: string,
  pages: readonly { position: number; included: boolean }[],
): Promise<BriefDetail> {
  return apiJson<BriefDetail>(`${briefPath(id)}/pages`, { method: 'PUT', json: { pages } });
}

export function pastePage(id: string, position: number, text: string): Promise<BriefDetail> {
  return apiJson<BriefDetail>(`${briefPath(id)}/pages/${position}/text`, { method: 'POST', json: { text } });
}

export function retryPage(id: string, position: number, signal: AbortSignal): Promise<BriefDetail> {
  return apiJson<BriefDetail>(`${briefPath(id)}/pages/${position}/retry`, { method: 'POST', signal });
}
