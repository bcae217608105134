import { Injectable } from '@nestjs/common';
import { OPTIMIZE_MESSAGES } from '../../contracts/optimize/optimize-messages';
import type { OptimizeJobResult } from '../../contracts/optimize/optimize';
import { AppError } from '../../core/errors/app-error';
import { CompetitorReadingsService, type ReadingRun } from '../briefs/competitor-readings.service';
import type { JobInput } from '../../contracts/jobs/job-kinds';
import { GoalsService } from './goals.service';

/** A run, as the job's worker leads it. */
export interface OptimizeRun extends ReadingRun {
  /** Told before what was found is kept. */
  markDelivered: () => Promise<void>;
}

/** Reads the competitors as a brief does; what a draft is scored against follows from what is kept of them. */
@Injectable()
export class OptimizeRunService {
  constructor(
    private readonly readings: CompetitorReadingsService,
    private readonly goals: GoalsService,
  ) {}

  async run(input: JobInput<'optimize'>, run: OptimizeRun): Promise<OptimizeJobResult> {
    const { jobId, owner } = run;
    await this.readings.read(input, run);
    const pages = await this.readings.enough(jobId, OPTIMIZE_MESSAGES.tooFewRead);
    const { keyword, ownKeywords, language, country = null } = input;
    const compared = { keyword, ownKeywords, country, outlines: [], pages };
    const goal = await this.goals.compare({ ...compared, ...(language !== undefined && { language }) }, run);
    if (!goal) throw new AppError('JOB_FAILED', OPTIMIZE_MESSAGES.tooMuch);
    await run.markDelivered();
    await this.goals.keep(owner, jobId, goal);
    const read = goal.pages.filter(({ points }) => points !== null);
    return {
      read: read.length,
      outliers: read.filter(({ outlier }) => outlier !== null).length,
      unread: goal.pages.length - read.length,
      terms: goal.terms.length,
      goal: goal.points,
    };
  }
}
