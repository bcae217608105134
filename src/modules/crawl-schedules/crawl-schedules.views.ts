import type {
  CrawlScheduleDetail,
  CrawlScheduleView,
  ScheduledRun,
} from '../../contracts/scraper/crawl-schedules';
import type { ScheduleRecord, StartedRun, WholeSchedule } from './crawl-schedules.schema';

export function toScheduleView(record: ScheduleRecord): CrawlScheduleView {
  const { _id, options, addresses, repeat, paused, nextRunAt, claim, run, notStarted, failures } = record;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    options,
    addresses,
    repeat,
    ...(paused && { paused }),
    nextRunAt: nextRunAt?.toISOString() ?? null,
    ...(claim?.reason !== undefined && { waiting: claim.reason }),
    ...(run && { lastRun: toRun(run) }),
    ...(notStarted && { notStarted: { ...notStarted, at: notStarted.at.toISOString() } }),
    failures,
    createdAt: record.createdAt.toISOString(),
  };
}

export function toScheduleDetail(record: WholeSchedule): CrawlScheduleDetail {
  return { ...toScheduleView(record), listed: record.listed };
}

function toRun({ crawl, startedAt, open: _, ...end }: StartedRun): ScheduledRun {
  return { crawlId: crawl.toHexString(), startedAt: startedAt.toISOString(), ...end };
}
