import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import { AppError } from '../../core/errors/app-error';
import { logFailuresOf } from '../../core/process/thread-failures';
import { type HubWork, type HubWorkKind, type KeptHub, workOnHub } from './hub-work';

export interface HubWorkRequest {
  kind: HubWorkKind;
  hub: KeptHub;
  ask: never;
}

/** Bytes of what is kept of the keywords, some 2,500 of them, from which others would notice the work: 20 ms. */
const LARGE_BYTES = 64 * 1024;
/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 20,000 keywords take. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

/**
 * Works on a hub: on a small one at once, on a large one in a thread, so that nobody else waits for it.
 * @throws AppError UNAVAILABLE where that takes too long or too much memory
 */
export async function workOn<Kind extends HubWorkKind>(
  kind: Kind,
  hub: KeptHub,
  ask: HubWork[Kind]['ask'],
): Promise<HubWork[Kind]['answer']> {
  if (hub.ground.length <= LARGE_BYTES) return workOnHub(kind, hub, ask);
  return (await inThread({ kind, hub, ask: ask as never })) as HubWork[Kind]['answer'];
}

const inThread = limitFunction(
  (request: HubWorkRequest) =>
    new Promise<unknown>((fulfil, reject) => {
      const thread = new Worker(threadFile(), { workerData: request, resourceLimits: MEMORY, env: {} });
      logFailuresOf(thread, 'hub');
      const end = (settle: () => void) => {
        clearTimeout(deadline);
        void thread.terminate();
        settle();
      };
      const fail = () => end(() => reject(new AppError('UNAVAILABLE', HUB_MESSAGES.tooBusy)));
      const deadline = setTimeout(fail, MAX_MS);
      thread.on('message', ({ answer }: { answer: unknown }) => end(() => fulfil(answer)));
      thread.on('error', fail);
      thread.on('exit', fail);
    }),
  { concurrency: MAX_THREADS },
);

/** A thread runs compiled code only; started from the sources, it is the build's. */
function threadFile(): string {
  return __filename.endsWith('.js')
    ? resolve(__dirname, 'hub-work-thread.js')
    : resolve(__dirname, '../../../dist/src/modules/hub/hub-work-thread.js');
}
