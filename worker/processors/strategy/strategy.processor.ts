import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobView } from '../../../src/contracts/jobs/jobs';
import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import type { StrategyJobResult } from '../../../src/contracts/strategy/content-strategy.kind';
import { decoded } from '../../../src/core/files/encoding';
import { FileStore } from '../../../src/core/files/file-store';
import type { StrategyMeaning, ComparedTexts } from '../../../src/domain/strategy/strategy-meaning';
import { MEANING_PORT, type MeaningKind, type MeaningPort } from '../../../src/core/meaning/meaning-port';
import type { StrategyTask } from '../../../src/domain/strategy/make-strategy';
import { samplePages, sampleTask } from '../../../src/domain/strategy/sample';
import { ReadingPagesService } from '../../../src/modules/readings/reading-pages.service';
import { ReadingsService } from '../../../src/modules/readings/readings.service';
import { StrategyService } from '../../../src/modules/strategy/strategy.service';
import type { JobContext, JobProcessor } from '../processor';
import { strategyInThread } from './strategy-in-thread';

type Input = JobInput<'content-strategy'>;
type Context = JobContext<'content-strategy'>;

interface Source {
  task: StrategyTask;
  pages: AsyncIterable<ReadingPageDetail> | ReadingPageDetail[];
  /** About how many pages there are. */
  count: number;
}

type Progress = JobView['progress'];

/** What is told of a run while it lasts. */
const STEPS = {
  pages: 'Reading pages',
  keywords: 'Reading keywords by meaning',
  passages: 'Reading titles and sections by meaning',
  comparing: 'Comparing',
} as const;

interface Telling {
  signal: AbortSignal;
  progress: Progress;
  tell: (more: number, step?: string) => void;
}

/** Makes an evaluation of the files and the reading of a run, or of the sample's. */
@Injectable()
export class StrategyProcessor implements JobProcessor<'content-strategy'> {
  readonly kind = 'content-strategy';

  constructor(
    private readonly files: FileStore,
    private readonly readings: ReadingsService,
    private readonly pages: ReadingPagesService,
    private readonly strategies: StrategyService,
    @Inject(MEANING_PORT) private readonly meaning: MeaningPort,
  ) {}

  async run(input: Input, context: Context): Promise<StrategyJobResult> {
    const { jobId, owner, signal } = context;
    const { task, pages, count } = await this.sourceOf(input, context);
    const progress: Progress = { done: 0, total: count };
    const tell = (more: number, step?: string) => {
      progress.done = Math.min(progress.total, progress.done + more);
      void context.reportProgress({ ...progress, ...(step && { step }) }).catch(() => undefined);
    };
    let keywords = 0;
    const { made, result } = await strategyInThread(task, {
      signal,
      pages,
      onReady: (found) => {
        keywords = found;
        progress.total += found;
        tell(0);
      },
      onPage: () => tell(1, STEPS.pages),
      understand: (texts) => this.understood(texts, { signal, progress, tell }),
      onGrouped: () => tell(keywords, STEPS.comparing),
    });
    await context.markDelivered();
    await this.strategies.keep(owner.id, jobId, made);
    return result;
  }

  /** What keywords and passages mean, or why it is not known; no run fails for that. */
  private async understood(
    { keywords, passages }: ComparedTexts,
    { signal, progress, tell }: Telling,
  ): Promise<StrategyMeaning> {
    if (!this.meaning.isOn) return { missing: 'off' };
    progress.total += keywords.length + passages.length;
    const vectorsOf = async (kind: MeaningKind, texts: readonly string[], step: string) => {
      let told = 0;
      const onProgress = (done: number) => {
        tell(done - told, step);
        told = done;
      };
      return this.meaning.vectors(texts, { kind, signal, onProgress });
    };
    const asked = await vectorsOf('keyword', keywords, STEPS.keywords);
    if (!('vectors' in asked)) return { missing: asked.reason };
    const read = await vectorsOf('passage', passages, STEPS.passages);
    if (!('vectors' in read)) return { missing: read.reason };
    return { keywords: asked.vectors, passages: read.vectors };
  }

  private async sourceOf(input: Input, { owner, parameters }: Context): Promise<Source> {
    if (parameters.sample) {
      const pages = samplePages();
      return { task: sampleTask(), pages, count: pages.length };
    }
    const { language } = parameters;
    const files = await this.filesOf(input);
    const { readingId } = input;
    if (readingId === undefined) return { task: { language, ...files }, pages: [], count: 0 };
    const { name, source, unseen, pages: count } = await this.readings.get(owner, readingId);
    const reading = { name, source, unseen };
    return { task: { language, ...files, reading }, pages: this.pages.pagesOf(owner, readingId), count };
  }

  /** The uploaded files, which lie one behind the other. */
  private async filesOf({ fileId, parts }: Input): Promise<Pick<StrategyTask, 'keywords' | 'searchConsole'>> {
    if (fileId === undefined) return {};
    const whole = await buffer(decoded(await this.files.open(fileId)));
    let start = 0;
    return Object.fromEntries(
      parts.map(({ kind, bytes }) => {
        const part = new Uint8Array(whole.subarray(start, start + bytes));
        start += bytes;
        return [kind, part] as const;
      }),
    );
  }
}
