import { Injectable, Logger } from '@nestjs/common';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { SitePagesService } from '../scraper/site-pages.service';
import { ReadingsRepository } from './readings.repository';
import type { ReadingRecord } from './readings.schema';

const PAGE = 20;

/** Removes what readings hold; the reading itself goes last, so that what a crash leaves is found again. */
@Injectable()
export class ReadingDeletionService {
  private readonly logger = new Logger('Readings');

  constructor(
    private readonly readings: ReadingsRepository,
    private readonly pages: SitePagesService,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    jobRemovals.add('reading', async (jobId) => {
      const reading = await readings.findByJob(jobId);
      if (reading) await this.delete(reading);
    });
    removals.add(async (user) => {
      for (const reading of await readings.listAllOwned(user)) await this.delete(reading);
    });
  }

  /** Nobody sees it from now on. What a run still holds is left to the schedule: the run ends with its next word. */
  async delete(reading: ReadingRecord): Promise<void> {
    await this.readings.markDeleting(reading._id);
    if (!(await this.readings.isHeld(reading._id, new Date()))) await this.remove(reading);
  }

  /** The same, for who does not wait for its pages to be gone. */
  async deleteInBackground(reading: ReadingRecord): Promise<void> {
    await this.readings.markDeleting(reading._id);
    this.delete(reading).catch((err: unknown) => {
      this.logger.warn({ err }, 'A deleted reading is left to the schedule');
    });
  }

  /** What was deleted and could not go then. */
  async removeDeleted(now: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const deleted = await this.readings.listDeleting(now, PAGE);
      for (const reading of deleted) await this.remove(reading);
      count += deleted.length;
      if (deleted.length < PAGE) return count;
    }
  }

  private async remove({ _id }: ReadingRecord): Promise<void> {
    await this.pages.remove(_id);
    await this.readings.remove(_id);
  }
}
