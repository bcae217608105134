import { Injectable } from '@nestjs/common';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import type { BriefJobParameters, BriefJobResult } from '../../contracts/briefs/briefs';
import { AppError } from '../../core/errors/app-error';
import type { JobInput } from '../../contracts/jobs/job-kinds';
import { BriefMeaningService } from './brief-meaning.service';
import type { FindReply } from './brief-thread-messages';
import { BriefsRepository } from './briefs.repository';
import { CompetitorReadingsService, type ReadingRun } from './competitor-readings.service';
import { findInPages } from './brief-in-thread';

type BriefInput = JobInput<'brief'>;

/** A run, as the job's worker leads it. */
export interface BriefRun extends ReadingRun {
  parameters: BriefJobParameters;
  /** Told before the brief is kept. */
  markDelivered: () => Promise<void>;
}

/** Reads the competitors; the brief follows from what is kept of them. */
@Injectable()
export class BriefRunService {
  constructor(
    private readonly briefs: BriefsRepository,
    private readonly readings: CompetitorReadingsService,
    private readonly meaning: BriefMeaningService,
  ) {}

  async run(input: BriefInput, run: BriefRun): Promise<BriefJobResult> {
    await this.readings.read(input, run);
    const found = await this.find(input, run);
    await run.markDelivered();
    await this.keep(input, run, found);
    const { briefId } = run.parameters;
    const { read, outliers, unread, terms, outlines } = found;
    return { briefId, read, outliers, unread, terms, outlines: outlines.length };
  }

  private async find(input: BriefInput, run: BriefRun): Promise<FindReply> {
    const { jobId, signal } = run;
    const pages = await this.readings.enough(jobId, BRIEF_MESSAGES.tooFewRead);
    const { keyword, ownKeywords, language, outlines } = input;
    const compared = { pages, query: { keyword, ownKeywords, language } };
    const meaning = await this.meaning.of(compared, run);
    const found = await findInPages({ ...compared, outlines, meaning }, signal);
    if (!found) throw new AppError('JOB_FAILED', BRIEF_MESSAGES.unreadableTogether);
    return found;
  }

  private keep(input: BriefInput, { jobId, owner, parameters }: BriefRun, found: FindReply): Promise<void> {
    const { keyword, ownKeywords, country = null } = input;
    const { language, outlines, read, outliers, unread, terms } = found;
    return this.briefs.keep(
      { id: parameters.briefId, user: owner, job: jobId },
      {
        ...{ keyword, ownKeywords, country, language, outlines, read, outliers, unread, terms },
        ordered: input.outlines,
        found: Buffer.from(found.found),
      },
    );
  }
}
