import { Injectable } from '@nestjs/common';
import { DueChecksService } from '../../src/modules/watches/checking/due-checks.service';
import { WatchPlansService } from '../../src/modules/watches/watch-plans.service';
import { WatchUpkeepService } from '../../src/modules/watches/watch-upkeep.service';
import { HOUR_MS, MINUTE_MS, type Schedule } from './schedule';

/** As long as a host is left alone between two checks. */
const EVERY_MS = 5_000;

/** Watched pages that are due. A run begins their checks and waits for none: one worker's slow sites keep no other schedule waiting. */
@Injectable()
export class CheckWatches implements Schedule {
  readonly name = 'check-watches';
  readonly every = EVERY_MS;

  constructor(private readonly checks: DueChecksService) {}

  run(): Promise<number> {
    return this.checks.runDue();
  }
}

/** What is watched beyond what plans allow by now. */
@Injectable()
export class FitWatchesToPlans implements Schedule {
  readonly name = 'fit-watches-to-plans';
  readonly every = 10 * MINUTE_MS;

  constructor(private readonly plans: WatchPlansService) {}

  run(): Promise<number> {
    return this.plans.fitAll();
  }
}

@Injectable()
export class TidyWatches implements Schedule {
  readonly name = 'tidy-watches';
  readonly every = 10 * MINUTE_MS;

  constructor(private readonly upkeep: WatchUpkeepService) {}

  run(): Promise<number> {
    return this.upkeep.often();
  }
}

@Injectable()
export class RemoveOldWatchRecords implements Schedule {
  readonly name = 'remove-old-watch-records';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly upkeep: WatchUpkeepService) {}

  run(): Promise<number> {
    return this.upkeep.seldom();
  }
}
