import { Injectable, Logger } from '@nestjs/common';
import type { ScheduleFacts } from '../../domain/health/health-facts';
import { isDiskFull } from '../../core/disk/disk-full';
import { LogLimit } from '../../core/observability/log-limit';
import { ScheduleRunsRepository } from './schedule-runs.repository';

/** Keeps when scheduled work was done last. */
@Injectable()
export class ScheduleRunsService {
  private readonly logger = new Logger('Schedules');
  private readonly limit = new LogLimit();

  constructor(private readonly runs: ScheduleRunsRepository) {}

  announce(schedules: readonly { name: string; every: number }[]): Promise<void> {
    return this.runs.announce(schedules, new Date());
  }

  list(): Promise<ScheduleFacts[]> {
    return this.runs.list();
  }

  /** Does the work and keeps how it ended. That is worth less than the work: it fails with it, and never by itself. */
  async keep<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      await this.tolerate(this.runs.markFinished(name, new Date()));
      return result;
    } catch (error) {
      await this.tolerate(this.runs.markFailed(name, new Date()));
      throw error;
    }
  }

  private async tolerate(writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch (err) {
      // The disk tells of itself.
      if (!isDiskFull(err) && this.limit.take() !== null)
        this.logger.warn({ err }, 'The end of a run was not kept');
    }
  }
}
