import { Injectable } from '@nestjs/common';
import { JobsMaintenanceService } from '../../src/modules/jobs/settle/jobs-maintenance.service';
import { PausedJobsService } from '../../src/modules/jobs/end/paused-jobs.service';
import { HOUR_MS, MINUTE_MS, type Schedule } from './schedule';

@Injectable()
export class EnqueueLostJobs implements Schedule {
  readonly name = 'enqueue-lost-jobs';
  readonly every = MINUTE_MS;
  /** What a crash of the queue has lost need not wait for a minute. */
  readonly atStart = true;

  constructor(private readonly maintenance: JobsMaintenanceService) {}

  run(): Promise<number> {
    return this.maintenance.enqueueLostJobs();
  }
}

@Injectable()
export class SettleJobs implements Schedule {
  readonly name = 'settle-jobs';
  readonly every = MINUTE_MS;

  constructor(private readonly maintenance: JobsMaintenanceService) {}

  run(): Promise<number> {
    return this.maintenance.settleJobs(new Date());
  }
}

@Injectable()
export class EndPausedJobs implements Schedule {
  readonly name = 'end-paused-jobs';
  readonly every = MINUTE_MS;

  constructor(private readonly paused: PausedJobsService) {}

  run(): Promise<number> {
    return this.paused.endAbandoned(new Date());
  }
}

@Injectable()
export class RemoveExpiredJobs implements Schedule {
  readonly name = 'remove-expired-jobs';
  readonly every = HOUR_MS;

  constructor(private readonly maintenance: JobsMaintenanceService) {}

  run(): Promise<number> {
    return this.maintenance.removeExpiredJobs(new Date());
  }
}

@Injectable()
export class RemoveOrphanedFiles implements Schedule {
  readonly name = 'remove-orphaned-files';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly maintenance: JobsMaintenanceService) {}

  run(): Promise<number> {
    return this.maintenance.removeOrphanedFiles(new Date());
  }
}
