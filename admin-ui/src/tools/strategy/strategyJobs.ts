import type { JobView } from '@contracts/jobs/jobs';
import type { ClusterKeyword, ClusterKeywords } from '@contracts/strategy/cluster-keywords';
import type {
  ClusterDetail,
  StrategyRows,
  StrategySettings,
  StrategyTab,
  StrategyView,
} from '@contracts/strategy/strategy';
import type { StrategyRunDto } from '@contracts/strategy/strategy.dto';
import { apiJson, type ApiPage } from '../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../providers/apiUpload';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import type { SearchedPage } from '../../shared/result/useSearchedList';

export type StrategyJob = JobView<'content-strategy'>;

export const STRATEGY_JOBS = JOB_KIND_INFOS['content-strategy'];

const PATH = '/content-strategy-evaluator/jobs';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
export const textsPath = (id: string) => `${pathOf(id)}/ai`;
export const exportPath = (id: string) => `${pathOf(id)}/export`;

export const strategyKeys = {
  one: (id: string) => ['strategies', id],
  rows: (id: string, tab: StrategyTab) => ['strategies', id, 'rows', tab],
  cluster: (id: string, cluster: string) => ['strategies', id, 'cluster', cluster],
};

export interface StrategyFiles {
  keywords?: File;
  searchConsole?: File;
}

/** Uploads the files of a run; without any, and without a reading, the sample is asked for. */
export function startStrategy(
  run: StrategyRunDto,
  files: StrategyFiles,
  options: UploadOptions,
): Promise<StrategyJob> {
  const form = new FormData();
  // The server reads the form as a stream: the options must come before the files.
  form.append('options', JSON.stringify(run));
  for (const [kind, file] of Object.entries(files) as [string, File | undefined][])
    if (file) form.append(kind, file, file.name);
  return apiUpload<StrategyJob>(PATH, form, options);
}

export function getStrategy(id: string, signal: AbortSignal): Promise<StrategyView> {
  return apiJson<StrategyView>(pathOf(id), { signal });
}

export function getRows<Tab extends StrategyTab>(
  id: string,
  tab: Tab,
  { query, signal }: { query: string; signal: AbortSignal },
): Promise<StrategyRows<Tab>> {
  return apiJson<StrategyRows<Tab>>(`${pathOf(id)}/rows/${tab}?${query}`, { signal });
}

/** A page of a group's keywords, counted from 0. */
export async function listClusterKeywords(
  { id, cluster }: { id: string; cluster: string },
  { text, page, signal }: SearchedPage,
): Promise<ApiPage<ClusterKeyword>> {
  const query = new URLSearchParams({ page: String(page + 1), q: text }).toString();
  const path = `${pathOf(id)}/clusters/${encodeURIComponent(cluster)}/keywords?${query}`;
  const { rows, total } = await apiJson<ClusterKeywords>(path, { signal });
  return { items: rows, total };
}

export function getCluster(id: string, cluster: string, signal: AbortSignal): Promise<ClusterDetail> {
  return apiJson<ClusterDetail>(`${pathOf(id)}/clusters/${encodeURIComponent(cluster)}`, { signal });
}

export function saveSettings(id: string, json: StrategySettings): Promise<StrategyView> {
  return apiJson<StrategyView>(`${pathOf(id)}/settings`, { method: 'PUT', json });
}
