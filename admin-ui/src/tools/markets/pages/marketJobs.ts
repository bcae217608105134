import type { JobView } from '@contracts/jobs/jobs';
import type { MarketPage } from '@contracts/markets/market-pages';
import { apiJson } from '../../../providers/apiClient';
import { JOB_KIND_INFOS } from '../../../shared/jobs/jobKinds';

export type MarketJob = JobView<'tld-pages'>;

export const MARKET_JOBS = JOB_KIND_INFOS['tld-pages'];

const PATH = '/tld-language/jobs';

export function startMarketJob(run: { addresses: string[] }): Promise<MarketJob> {
  return apiJson<MarketJob>(PATH, { method: 'POST', json: run });
}

/** A new run that reads only the pages that were not read. */
export function retryMarketJob(id: string): Promise<MarketJob> {
  return apiJson<MarketJob>(`${PATH}/${encodeURIComponent(id)}/retry`, { method: 'POST' });
}

export function getMarketPages(id: string, signal: AbortSignal): Promise<MarketPage[]> {
  return apiJson<MarketPage[]>(`${PATH}/${encodeURIComponent(id)}/pages`, { signal });
}
