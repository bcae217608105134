import type { CrawlRepeat, CrawlScheduleDetail } from '@contracts/scraper/crawl-schedules';
import type { CrawlScheduleDto } from '@contracts/scraper/crawl-schedules.dto';
import { ownZone } from '../../../shared/zones/zones';
import { requestOf, startValues, type StartValues } from '../start/startValues';

/** What the form of a schedule holds: the crawl, and when it repeats. */
export type ScheduleValues = StartValues & CrawlRepeat;

/** When few people are at a site. */
const USUAL_TIME = '03:00';

/** A new schedule of a crawl. */
export function newScheduleValues(crawl: StartValues): ScheduleValues {
  return { ...crawl, every: 'weekly', weekday: 1, day: 1, time: USUAL_TIME, zone: ownZone() };
}

/** One that is there, to be changed. */
export function storedScheduleValues({ options, listed, repeat }: CrawlScheduleDetail): ScheduleValues {
  return { ...startValues('', options), addresses: listed.join('\n'), ...repeat };
}

/** What is sent of what was entered. */
export function scheduleRequestOf(values: ScheduleValues): CrawlScheduleDto {
  const { every, weekday, day, time, zone } = values;
  return Object.assign(requestOf(values), { every, weekday, day, time, zone });
}
