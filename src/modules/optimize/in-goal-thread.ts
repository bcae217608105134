import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { logFailuresOf } from '../../core/process/thread-failures';
import type { GoalReply, GoalRequest } from './goal-thread-messages';

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what ten of the largest pages need. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** A thread runs compiled code only; started from the sources, it is the build's. */
function threadFile(): string {
  const compiled = __filename.endsWith('.js');
  return compiled
    ? resolve(__dirname, 'goal-thread.js')
    : resolve(__dirname, '../../../dist/src/modules/optimize/goal-thread.js');
}

/** What a draft is scored against; undefined where comparing the pages takes too long or too much memory. */
export const goalInThread = limitFunction(
  (request: GoalRequest, signal?: AbortSignal) =>
    new Promise<GoalReply | undefined>((fulfil, reject) => {
      signal?.throwIfAborted();
      const thread = new Worker(threadFile(), { workerData: request, resourceLimits: MEMORY, env: {} });
      logFailuresOf(thread, 'optimize');
      const end = (reply?: GoalReply) => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', abort);
        void thread.terminate();
        if (signal?.aborted) reject(signal.reason as Error);
        else fulfil(reply);
      };
      const abort = () => end();
      const deadline = setTimeout(end, MAX_MS);
      signal?.addEventListener('abort', abort, { once: true });
      thread.on('message', end);
      thread.on('error', abort);
      thread.on('exit', abort);
    }),
  { concurrency: MAX_THREADS },
);
