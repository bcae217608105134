import type { CrawlScheduleDetail } from '@contracts/scraper/crawl-schedules';
import { aCrawl } from './siteCrawls';

/** A daily crawl of a small shop that has not been done yet, unless said otherwise. */
export function aSchedule(change: Partial<CrawlScheduleDetail> = {}): CrawlScheduleDetail {
  return {
    _id: 's1',
    id: 's1',
    options: aCrawl().options,
    addresses: 0,
    listed: [],
    repeat: { every: 'daily', weekday: 1, day: 1, time: '03:00', zone: 'UTC' },
    nextRunAt: '2099-11-26T03:00:00.000Z',
    failures: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}
