import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { logFailuresOf } from '../../core/process/thread-failures';
import type { FindReply, FindRequest, ReadReply, ReadRequest } from './brief-thread-messages';

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what ten of the largest pages need; what is not done by then is made to cost time. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects: the model of languages alone takes 61. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** A thread runs compiled code only; started from the sources, it is the build's. */
function threadFile(): string {
  const compiled = __filename.endsWith('.js');
  return compiled
    ? resolve(__dirname, 'brief-thread.js')
    : resolve(__dirname, '../../../dist/src/modules/briefs/brief-thread.js');
}

const inThread = limitFunction(
  <Reply>(request: ReadRequest | FindRequest, signal?: AbortSignal) =>
    new Promise<Reply | undefined>((fulfil, reject) => {
      signal?.throwIfAborted();
      const thread = new Worker(threadFile(), {
        workerData: request,
        transferList: request.task === 'read' ? [request.body.buffer] : [],
        resourceLimits: MEMORY,
        env: {},
      });
      logFailuresOf(thread, `brief: ${request.task}`);
      const end = (reply?: Reply) => {
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
) as <Reply>(request: ReadRequest | FindRequest, signal?: AbortSignal) => Promise<Reply | undefined>;

/** What a brief keeps of a page; undefined where reading it takes too long or too much memory. */
export function readCompetitor(
  { body, ...page }: Omit<ReadRequest, 'task' | 'body'> & { body: Buffer },
  signal?: AbortSignal,
): Promise<ReadReply | undefined> {
  return inThread<ReadReply>({ task: 'read', body: new Uint8Array(body), ...page }, signal);
}

/** What several pages have in common; undefined where that takes too long or too much memory. */
export function findInPages(
  request: Omit<FindRequest, 'task'>,
  signal?: AbortSignal,
): Promise<FindReply | undefined> {
  return inThread<FindReply>({ task: 'find', ...request }, signal);
}
