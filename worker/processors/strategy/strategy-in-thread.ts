import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import { STRATEGY_MESSAGES } from '../../../src/contracts/strategy/strategy-messages';
import { AppError } from '../../../src/core/errors/app-error';
import { inThread } from '../../../src/core/process/in-thread';
import type { StrategyTask } from '../../../src/domain/strategy/make-strategy';
import type { StrategyPart, StrategyReply } from './strategy-messages';

type Made = Extract<StrategyReply, { kind: 'done' }>;

interface ThreadContext {
  signal: AbortSignal;
  /** Of the reading; asked for once the files are read. */
  pages: AsyncIterable<ReadingPageDetail> | Iterable<ReadingPageDetail>;
  /** How many keywords will be grouped. */
  onReady: (keywords: number) => void;
  onPage: () => void;
  onGrouped: () => void;
  entry?: string;
  maxMs?: number;
}

const ENTRY = join(__dirname, 'strategy-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 20,000 keywords and 2,000 pages take on a machine that does nothing else. */
const MAX_MS = 180_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };
/** Pages that are on their way to the thread: texts that wait there take memory. */
const MAX_AHEAD = 16;

const rejected = (sentence: string) => () => new AppError('FILE_REJECTED', sentence);

/**
 * Makes an evaluation in a thread of its own, to which the pages are passed as they are read.
 * @throws AppError FILE_REJECTED for what is no file of keywords or of Search Console, and for what takes too long or too much
 * memory
 */
export const strategyInThread = limitFunction(
  (task: StrategyTask, context: ThreadContext) => {
    const { signal, pages, onReady, onPage, onGrouped, entry = ENTRY, maxMs = MAX_MS } = context;
    const flow = new Flow();
    return inThread<StrategyReply, Made>({
      ...{ name: 'strategy', file: entry, data: task, signal, maxMs, memory: MEMORY },
      transfer: [task.keywords, task.searchConsole].flatMap((file) => file?.buffer ?? []),
      onMessage: (reply) => {
        if (reply.kind === 'done') return reply;
        if (reply.kind === 'rejected') throw new AppError('FILE_REJECTED', reply.message);
        if (reply.kind === 'ready') onReady(reply.keywords);
        else if (reply.kind === 'page') onPage();
        else onGrouped();
        flow.answered();
        return undefined;
      },
      onStarted: (thread) => passOn(pages, thread, flow),
      tooSlow: rejected(STRATEGY_MESSAGES.tooSlow),
      tooMuchMemory: rejected(STRATEGY_MESSAGES.tooMuchMemory),
    }).finally(() => flow.stop());
  },
  { concurrency: MAX_THREADS },
);

async function passOn(pages: ThreadContext['pages'], thread: Worker, flow: Flow): Promise<void> {
  const send = (part: StrategyPart) => thread.postMessage(part);
  // The first answer says that the files are read.
  await flow.room(1);
  for await (const page of pages) {
    send({ kind: 'page', page });
    await flow.room(MAX_AHEAD);
  }
  send({ kind: 'end' });
}

/** Counts what the thread has not answered yet. */
class Flow {
  private ahead = 0;
  private resume?: () => void;
  private isOver = false;

  /** Whoever waits is told that nothing will be answered any more, so that no more pages are read. */
  stop(): void {
    this.isOver = true;
    this.resume?.();
  }

  answered(): void {
    this.ahead -= 1;
    this.resume?.();
  }

  /** One more is on its way; waits until fewer than `most` are. */
  async room(most: number): Promise<void> {
    this.ahead += 1;
    while (this.ahead >= most && !this.isOver) {
      await new Promise<void>((resume) => {
        this.resume = resume;
      });
    }
    if (this.isOver) throw new Error('The thread has ended.');
  }
}
