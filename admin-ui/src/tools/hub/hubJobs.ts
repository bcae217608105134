import type { Granularity } from '@contracts/keywords/grouping';
import type { HubEdit, HubExportFormat, HubExportPart, HubKeywordView, HubView } from '@contracts/hub/hub';
import type { HubEditsDto, HubRunDto } from '@contracts/hub/hub.dto';
import type { JobView } from '@contracts/jobs/jobs';
import { apiFetch, apiJson } from '../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../providers/apiUpload';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import { saveBlob } from '../../shared/saveBlob';

export type HubJob = JobView<'hub'>;

export const HUB_JOBS = JOB_KIND_INFOS.hub;

const PATH = '/intelligent-hub/jobs';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const textsPath = (id: string) => `${pathOf(id)}/ai`;

export const hubKeys = {
  one: (id: string, granularity: Granularity) => ['hubs', id, granularity],
  keywords: (id: string, granularity: Granularity, page: string, version: number) => [
    ...['hubs', id, granularity],
    ...['keywords', page, version],
  ],
};

/** Uploads a file of keywords; without one the sample is asked for. */
export function startHub(run: HubRunDto, file: File | undefined, options: UploadOptions): Promise<HubJob> {
  const form = new FormData();
  // The server reads the form as a stream: the options must come before the file.
  form.append('options', JSON.stringify(run));
  if (file) form.append('file', file, file.name);
  return apiUpload<HubJob>(PATH, form, options);
}

export function getHub(id: string, granularity: Granularity, signal: AbortSignal): Promise<HubView> {
  return apiJson<HubView>(`${pathOf(id)}?granularity=${granularity}`, { signal });
}

export function getKeywords(
  { id, granularity }: Pick<HubView, 'id' | 'granularity'>,
  page: string,
  signal: AbortSignal,
): Promise<HubKeywordView[]> {
  const path = `${pathOf(id)}/pages/${encodeURIComponent(page)}/keywords?granularity=${granularity}`;
  return apiJson<HubKeywordView[]>(path, { signal });
}

export function editHub(
  { id, granularity, version }: Pick<HubView, 'id' | 'granularity' | 'version'>,
  edits: HubEdit[],
): Promise<HubView> {
  const json: HubEditsDto = { granularity, version, edits };
  return apiJson<HubView>(`${pathOf(id)}/tree`, { method: 'PUT', json });
}

/** Saves an export; `part` is the table of a csv. */
export async function downloadHub(
  { id, granularity, seed }: Pick<HubView, 'id' | 'granularity' | 'seed'>,
  format: HubExportFormat,
  part: HubExportPart = 'pages',
): Promise<void> {
  const query = new URLSearchParams({ granularity, format, ...(format === 'csv' && { part }) });
  const response = await apiFetch(`${pathOf(id)}/export?${query.toString()}`, { headers: { Accept: '*/*' } });
  const ending = format === 'csv' ? ` - ${part}.csv` : `.${format}`;
  saveBlob(await response.blob(), `[intelligent-hub] ${seed}${ending}`);
}
