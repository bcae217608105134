import type { CrawlScheduleDetail, CrawlScheduleView } from '@contracts/scraper/crawl-schedules';
import type { CrawlScheduleDto } from '@contracts/scraper/crawl-schedules.dto';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';
import { listParameters } from '../crawlApi';

const KEY = 'crawl-schedules';
const PATH = '/crawl-schedules';

/** Where the pages keep what they know of schedules. */
export const scheduleKeys = {
  all: [KEY],
  list: (page: number) => [KEY, 'list', page],
  view: (id: string) => [KEY, 'view', id],
};

/** What its owner can do with a schedule as it is. */
export type ScheduleChange = 'pause' | 'resume' | 'run';

const schedulePath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** One's own schedules, the newest first. */
export function listSchedules(
  page: number,
  perPage: number,
  signal?: AbortSignal,
): Promise<ApiPage<CrawlScheduleView>> {
  return apiPage<CrawlScheduleView>(`${PATH}?${listParameters({ page, perPage })}`, { signal });
}

export function getSchedule(id: string, signal?: AbortSignal): Promise<CrawlScheduleDetail> {
  return apiJson<CrawlScheduleDetail>(schedulePath(id), { signal });
}

/** A new one, or the one of an id as it is to be. */
export function saveSchedule(id: string | undefined, entered: CrawlScheduleDto): Promise<CrawlScheduleView> {
  return id === undefined
    ? apiJson<CrawlScheduleView>(PATH, { method: 'POST', json: entered })
    : apiJson<CrawlScheduleView>(schedulePath(id), { method: 'PUT', json: entered });
}

export async function changeSchedule(id: string, change: ScheduleChange): Promise<void> {
  await apiFetch(`${schedulePath(id)}/${change}`, { method: 'POST' });
}

export async function deleteSchedule(id: string): Promise<void> {
  await apiFetch(schedulePath(id), { method: 'DELETE' });
}
