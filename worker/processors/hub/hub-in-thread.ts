import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { HUB_MESSAGES } from '../../../src/contracts/hub/hub-messages';
import { AppError } from '../../../src/core/errors/app-error';
import { logFailuresOf } from '../../../src/core/process/thread-failures';
import type { HubReply, HubRequest } from './hub-messages';

type Made = Extract<HubReply, { kind: 'done' }>;

interface ThreadContext {
  signal: AbortSignal;
  /** In keywords. */
  onProgress: (progress: { done: number; total: number }) => void;
  entry?: string;
  maxMs?: number;
}

const ENTRY = join(__dirname, 'hub-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 20,000 keywords take on a machine that does nothing else. */
const MAX_MS = 90_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/**
 * Makes a hub in a thread of its own, which ends with it, with the signal and with its time.
 * @throws AppError FILE_REJECTED for what is no file of keywords, and for what takes too long or too much memory
 */
export const hubInThread = limitFunction(
  (request: HubRequest, { signal, onProgress, entry = ENTRY, maxMs = MAX_MS }: ThreadContext) =>
    new Promise<Made>((fulfil, reject) => {
      signal.throwIfAborted();
      const thread = new Worker(entry, {
        workerData: request,
        transferList: [request.file.buffer],
        resourceLimits: MEMORY,
        env: {},
      });
      logFailuresOf(thread, 'hub');
      const end = (settle: () => void) => {
        clearTimeout(deadline);
        signal.removeEventListener('abort', abort);
        void thread.terminate();
        settle();
      };
      const fail = (error: Error) => end(() => reject(error));
      const abort = () => fail(signal.reason as Error);
      const deadline = setTimeout(() => fail(new AppError('FILE_REJECTED', HUB_MESSAGES.tooSlow)), maxMs);
      signal.addEventListener('abort', abort, { once: true });
      thread.on('message', (reply: HubReply) => {
        if (reply.kind === 'progress') onProgress(reply);
        else if (reply.kind === 'done') end(() => fulfil(reply));
        else fail(new AppError('FILE_REJECTED', reply.message));
      });
      thread.on('error', (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        fail(isMemory ? new AppError('FILE_REJECTED', HUB_MESSAGES.tooMuchMemory) : error);
      });
      thread.on('exit', (code) => fail(new Error(`The thread of a hub ended with ${code} before its work.`)));
    }),
  { concurrency: MAX_THREADS },
);
