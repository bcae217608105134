import { Injectable } from '@nestjs/common';
import { CrawlScheduleEndsService } from '../../src/modules/crawl-schedules/crawl-schedule-ends.service';
import { CrawlScheduleRunsService } from '../../src/modules/crawl-schedules/crawl-schedule-runs.service';
import { CrawlDeletionService } from '../../src/modules/scraper/crawl-deletion.service';
import { MINUTE_MS, type Schedule } from './schedule';

/** What a process that ended has left of a deleted crawl. */
@Injectable()
export class RemoveDeletedCrawls implements Schedule {
  readonly name = 'remove-deleted-crawls';
  readonly every = 10 * MINUTE_MS;

  constructor(private readonly deletion: CrawlDeletionService) {}

  run(): Promise<number> {
    return this.deletion.removeDeleted();
  }
}

/** Crawls that users have set to repeat. What has ended is told first: the next run must know. */
@Injectable()
export class RunCrawlSchedules implements Schedule {
  readonly name = 'run-crawl-schedules';
  readonly every = MINUTE_MS;

  constructor(
    private readonly runs: CrawlScheduleRunsService,
    private readonly ends: CrawlScheduleEndsService,
  ) {}

  async run(): Promise<number> {
    const ended = await this.ends.closeEnded();
    return ended + (await this.runs.runDue(new Date()));
  }
}
