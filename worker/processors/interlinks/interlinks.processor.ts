import { Inject, Injectable } from '@nestjs/common';
import type { MissingMeaning } from '../../../src/contracts/hub/hub';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobView } from '../../../src/contracts/jobs/jobs';
import type { InterlinkJobResult } from '../../../src/contracts/interlinks/interlinks.kind';
import { INTERLINK_MESSAGES } from '../../../src/contracts/interlinks/interlink-messages';
import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import type { UnseenLinks } from '../../../src/contracts/scraper/unseen-links';
import { AppError } from '../../../src/core/errors/app-error';
import { MEANING_PORT, type MeaningPort } from '../../../src/core/meaning/meaning-port';
import { sampleSitePages } from '../../../src/domain/interlinks/sample-site';
import {
  decisionMap,
  InterlinkResultsService,
} from '../../../src/modules/interlinks/interlink-results.service';
import { ReadingPagesService } from '../../../src/modules/readings/reading-pages.service';
import { ReadingsService } from '../../../src/modules/readings/readings.service';
import type { JobContext, JobProcessor } from '../processor';
import { interlinksInThread } from './interlinks-in-thread';

type Input = JobInput<'interlinks'>;
type Context = JobContext<'interlinks'>;
type Progress = JobView['progress'];

/** What is told of a run while it lasts. */
const STEPS = { pages: 'Reading pages', meaning: 'Comparing sentences by meaning' } as const;

interface Source {
  pages: AsyncIterable<ReadingPageDetail> | ReadingPageDetail[];
  /** About how many pages there are. */
  count: number;
  /** Why links of the site may not have been read. */
  unseen?: UnseenLinks;
}

/** Looks for the links that the pages of a reading, or of the sample, could carry. */
@Injectable()
export class InterlinksProcessor implements JobProcessor<'interlinks'> {
  readonly kind = 'interlinks';

  constructor(
    private readonly readings: ReadingsService,
    private readonly pages: ReadingPagesService,
    private readonly results: InterlinkResultsService,
    @Inject(MEANING_PORT) private readonly meaning: MeaningPort,
  ) {}

  async run(input: Input, context: Context): Promise<InterlinkJobResult> {
    const { jobId, owner, signal } = context;
    const { options } = input;
    const { pages, count, unseen } = await this.sourceOf(input, context);
    const progress: Progress = { done: 0, total: count, step: STEPS.pages };
    const tell = () => void context.reportProgress({ ...progress }).catch(() => undefined);
    tell();
    let missing: MissingMeaning | undefined = this.meaning.isOn ? undefined : 'off';
    const known = await this.results.decisionsOf(owner.id);
    const keywords = new Map(input.keywords.map((entry) => [entry.address, entry.keywords]));
    const partial = unseen !== undefined;
    const decisions = decisionMap(known);
    const task = { options, partial, keywords, decisions, byMeaning: this.meaning.isOn };
    const result = await interlinksInThread(task, {
      signal,
      pages,
      onPage: () => {
        progress.done = Math.min(count, progress.done + 1);
        tell();
      },
      understand: async (texts) => {
        const read = progress.done;
        Object.assign(progress, { total: read + texts.length, step: STEPS.meaning });
        const onProgress = (done: number) => {
          progress.done = read + done;
          tell();
        };
        const answer = await this.meaning.vectors(texts, { kind: 'passage', signal, onProgress });
        if ('vectors' in answer) return answer.vectors;
        missing = answer.reason;
        return undefined;
      },
    });
    await context.markDelivered();
    if (isPaid(context)) await this.results.pay(owner.id, input.readingId ?? '');
    await this.results.keep(owner.id, jobId, { options, unseen, missing, known, result });
    return { pages: result.pages.length, suggestions: result.suggestions.length };
  }

  private async sourceOf({ readingId }: Input, { owner, parameters }: Context): Promise<Source> {
    if (parameters.sample || readingId === undefined) {
      const pages = sampleSitePages();
      return { pages, count: pages.length };
    }
    const { pages: count, unseen } = await this.readings.get(owner, readingId).catch(refuseGone);
    return { pages: this.pages.pagesOf(owner, readingId), count, unseen };
  }
}

/** Of a student, whom it has cost an operation. */
function isPaid({ owner, parameters }: Context): boolean {
  return owner.role !== 'admin' && !owner.actingAdmin && !parameters.sample && !parameters.free;
}

function refuseGone(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  throw new AppError('NOT_FOUND', INTERLINK_MESSAGES.readingGone, { cause: error });
}
