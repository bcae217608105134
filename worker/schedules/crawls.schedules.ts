import { Injectable } from '@nestjs/common';
import { CrawlDeletionService } from '../../src/modules/crawls/crawl-deletion.service';
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
