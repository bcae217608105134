import type { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { INTERLINK_MESSAGES } from '../../../src/contracts/interlinks/interlink-messages';
import type { InterlinkResult } from '../../../src/contracts/interlinks/interlinks';
import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import { AppError } from '../../../src/core/errors/app-error';
import { inThread } from '../../../src/core/process/in-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import type { TextVectors } from '../../../src/domain/meaning/text-vectors';
import { PageFlow } from '../page-flow';
import type { InterlinkMeaningPart, InterlinkReply, InterlinkTask } from './interlinks-thread-messages';

interface ThreadContext {
  signal: AbortSignal;
  pages: AsyncIterable<ReadingPageDetail> | Iterable<ReadingPageDetail>;
  onPage: () => void;
  /** What the texts mean, once all is read; undefined where words decide. What it throws ends the work. */
  understand: (texts: string[]) => Promise<TextVectors | undefined>;
}

const ENTRY = threadFile(__dirname, 'interlinks-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 2,000 pages take on a machine that does nothing else. */
const MAX_MS = 180_000;
/** It waits for the sentence model, which takes minutes for 12,000 texts and serves others as well. */
const MAX_WAIT_MS = 3_600_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };

const rejected = (sentence: string) => () => new AppError('FILE_REJECTED', sentence);

/**
 * Looks for the links of a site in a thread of its own, to which the pages are passed as they are read.
 * @throws AppError FILE_REJECTED for a site that takes too long or too much memory
 */
export const interlinksInThread = limitFunction(
  async (
    task: InterlinkTask,
    { signal, pages, onPage, understand }: ThreadContext,
  ): Promise<InterlinkResult> => {
    const flow = new PageFlow();
    const answer = async (texts: string[], thread: Worker) => {
      const part: InterlinkMeaningPart = { kind: 'meaning', vectors: await understand(texts) };
      thread.postMessage(part);
    };
    const { result } = await inThread<InterlinkReply, Extract<InterlinkReply, { kind: 'done' }>>({
      ...{ name: 'interlinks', file: ENTRY, data: task, signal, memory: MEMORY },
      ...{ maxMs: MAX_MS, maxWaitMs: MAX_WAIT_MS },
      onMessage: (reply, thread, fail) => {
        if (reply.kind === 'done') return reply;
        if (reply.kind === 'texts') {
          answer(reply.texts, thread).catch(fail);
          return undefined;
        }
        if (reply.kind === 'page') onPage();
        flow.answered();
        return undefined;
      },
      onStarted: (thread) => flow.passOn(pages, thread),
      tooSlow: rejected(INTERLINK_MESSAGES.tooSlow),
      tooMuchMemory: rejected(INTERLINK_MESSAGES.tooMuchMemory),
    }).finally(() => flow.stop());
    return result;
  },
  { concurrency: MAX_THREADS },
);
