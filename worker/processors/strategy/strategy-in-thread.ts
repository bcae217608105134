import type { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import { STRATEGY_MESSAGES } from '../../../src/contracts/strategy/strategy-messages';
import { AppError } from '../../../src/core/errors/app-error';
import { inThread } from '../../../src/core/process/in-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import type { StrategyTask } from '../../../src/domain/strategy/make-strategy';
import type { StrategyMeaning, ComparedTexts } from '../../../src/domain/strategy/strategy-meaning';
import { PageFlow } from '../page-flow';
import type { MeaningPart, StrategyReply } from './strategy-thread-messages';

type Made = Extract<StrategyReply, { kind: 'done' }>;

interface ThreadContext {
  signal: AbortSignal;
  /** Of the reading; asked for once the files are read. */
  pages: AsyncIterable<ReadingPageDetail> | Iterable<ReadingPageDetail>;
  /** How many keywords will be grouped. */
  onReady: (keywords: number) => void;
  onPage: () => void;
  /** What the texts mean, once all is read; what it throws ends the work. */
  understand: (texts: ComparedTexts) => Promise<StrategyMeaning>;
  onGrouped: () => void;
  entry?: string;
  maxMs?: number;
}

const ENTRY = threadFile(__dirname, 'strategy-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 20,000 keywords and 2,000 pages take on a machine that does nothing else. */
const MAX_MS = 180_000;
/** It waits for the sentence model, which takes minutes for 6,000 passages and serves others as well. */
const MAX_WAIT_MS = 3_600_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };

const rejected = (sentence: string) => () => new AppError('FILE_REJECTED', sentence);

/**
 * Makes an evaluation in a thread of its own, to which the pages are passed as they are read.
 * @throws AppError FILE_REJECTED for what is no file of keywords or of Search Console, and for what takes too long or too much
 * memory
 */
export const strategyInThread = limitFunction(
  (task: StrategyTask, context: ThreadContext) => {
    const { signal, pages, onReady, onPage, onGrouped, entry = ENTRY, maxMs = MAX_MS } = context;
    const understand = async ({ keywords, passages }: ComparedTexts, thread: Worker) => {
      const part: MeaningPart = {
        kind: 'meaning',
        meaning: await context.understand({ keywords, passages }),
      };
      thread.postMessage(part);
    };
    const flow = new PageFlow();
    return inThread<StrategyReply, Made>({
      ...{ name: 'strategy', file: entry, data: task, signal, memory: MEMORY },
      ...{ maxMs, maxWaitMs: MAX_WAIT_MS },
      transfer: [task.keywords, task.searchConsole].flatMap((file) => file?.buffer ?? []),
      onMessage: (reply, thread, fail) => {
        if (reply.kind === 'done') return reply;
        if (reply.kind === 'rejected') throw new AppError('FILE_REJECTED', reply.message);
        if (reply.kind === 'texts') understand(reply, thread).catch(fail);
        else if (reply.kind === 'grouped') onGrouped();
        else {
          if (reply.kind === 'ready') onReady(reply.keywords);
          else onPage();
          flow.answered();
        }
        return undefined;
      },
      onStarted: (thread) => flow.passOn(pages, thread),
      tooSlow: rejected(STRATEGY_MESSAGES.tooSlow),
      tooMuchMemory: rejected(STRATEGY_MESSAGES.tooMuchMemory),
    }).finally(() => flow.stop());
  },
  { concurrency: MAX_THREADS },
);
