import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { Holds } from '../validation/holds';
import { isTimeZone } from '../validation/time-zone';
import { SCHEDULE_MESSAGES as SAYS } from './crawl-schedule-messages';
import { type CrawlRepeat, REPEATS, type Repeats, TIME_OF_DAY } from './crawl-schedules';
import { StartCrawlDto } from './crawls.dto';

/** A crawl, and when it is to be done again. */
export class CrawlScheduleDto extends StartCrawlDto implements CrawlRepeat {
  @IsIn(REPEATS, { message: SAYS.everyInvalid })
  every: Repeats = 'weekly';

  @Max(7, { message: SAYS.weekdayInvalid })
  @Min(1, { message: SAYS.weekdayInvalid })
  @IsInt({ message: SAYS.weekdayInvalid })
  weekday: number = 1;

  @Max(31, { message: SAYS.dayInvalid })
  @Min(1, { message: SAYS.dayInvalid })
  @IsInt({ message: SAYS.dayInvalid })
  day: number = 1;

  @Matches(TIME_OF_DAY, { message: SAYS.timeInvalid })
  time!: string;

  @Holds('isTimeZone', isTimeZone, SAYS.zoneInvalid)
  zone!: string;
}
