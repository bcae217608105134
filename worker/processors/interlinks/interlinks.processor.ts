import { Injectable } from '@nestjs/common';
import type { InterlinkJobResult } from '../../../src/contracts/interlinks/interlink-jobs';
import { INTERLINK_MESSAGES } from '../../../src/contracts/interlinks/interlink-messages';
import type { ReadingPageDetail, ReadingView } from '../../../src/contracts/readings/readings';
import { AppError } from '../../../src/core/errors/app-error';
import { sampleSitePages } from '../../../src/domain/interlinks/sample-site';
import { decisionMap, InterlinkRunsService } from '../../../src/modules/interlinks/interlink-runs.service';
import type { JobInput } from '../../../src/modules/jobs/job-inputs';
import { ReadingPagesService } from '../../../src/modules/readings/reading-pages.service';
import { ReadingsService } from '../../../src/modules/readings/readings.service';
import type { JobContext, JobProcessor } from '../processor';
import { interlinksInThread } from './interlinks-in-thread';

type Input = JobInput<'interlinks'>;
type Context = JobContext<'interlinks'>;

interface Source {
  pages: AsyncIterable<ReadingPageDetail> | ReadingPageDetail[];
  /** About how many pages there are. */
  count: number;
  partial: boolean;
}

/** Looks for the links that the pages of a reading, or of the sample, could carry. */
@Injectable()
export class InterlinksProcessor implements JobProcessor<'interlinks'> {
  readonly kind = 'interlinks';

  constructor(
    private readonly readings: ReadingsService,
    private readonly pages: ReadingPagesService,
    private readonly runs: InterlinkRunsService,
  ) {}

  async run(input: Input, context: Context): Promise<InterlinkJobResult> {
    const { jobId, owner, signal } = context;
    const { options } = input;
    const { pages, count, partial } = await this.sourceOf(input, context);
    const progress = { done: 0, total: count };
    const tell = () => void context.reportProgress({ ...progress }).catch(() => undefined);
    tell();
    const known = await this.runs.decisionsOf(owner.id);
    const keywords = new Map(input.keywords.map((entry) => [entry.address, entry.keywords]));
    const task = { options, keywords, decisions: decisionMap(known) };
    const result = await interlinksInThread(task, {
      signal,
      pages,
      onPage: () => {
        progress.done = Math.min(count, progress.done + 1);
        tell();
      },
    });
    await context.markDelivered();
    if (isPaid(context)) await this.runs.pay(owner.id, input.readingId ?? '');
    await this.runs.keep(owner.id, jobId, { options, partial, known, result });
    return { pages: result.pages.length, suggestions: result.suggestions.length };
  }

  private async sourceOf({ readingId }: Input, { owner, parameters }: Context): Promise<Source> {
    if (parameters.sample || readingId === undefined) {
      const pages = sampleSitePages();
      return { pages, count: pages.length, partial: false };
    }
    const reading = await this.readings.get(owner, readingId).catch(refuseGone);
    const { pages: count } = reading;
    return {
      ...{ pages: this.pages.pagesOf(owner, readingId), count },
      partial: isPartial(reading),
    };
  }
}

/** Of a list, or of a site that was larger than the reading, not all links are known. */
function isPartial({ source, fullBy, progress }: ReadingView): boolean {
  return source === 'list' || fullBy !== undefined || Object.keys(progress.failures).length > 0;
}

/** Of a student, whom it has cost an operation. */
function isPaid({ owner, parameters }: Context): boolean {
  return owner.role !== 'admin' && !owner.actingAdmin && !parameters.sample && !parameters.free;
}

function refuseGone(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  throw new AppError('NOT_FOUND', INTERLINK_MESSAGES.readingGone, { cause: error });
}
