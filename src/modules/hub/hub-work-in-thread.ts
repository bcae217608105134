import { limitFunction } from 'p-limit';
import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import { AppError } from '../../core/errors/app-error';
import { inThread } from '../../core/process/in-thread';
import { threadFile } from '../../core/process/thread-file';
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
  return (await ofLarge({ kind, hub, ask: ask as never })).answer as HubWork[Kind]['answer'];
}

const tooBusy = () => new AppError('UNAVAILABLE', HUB_MESSAGES.tooBusy);

const ofLarge = limitFunction(
  (data: HubWorkRequest) =>
    inThread<{ answer: unknown }>({
      name: 'hub',
      file: threadFile(__dirname, 'hub-work-thread.js'),
      data,
      // Somebody waits for the answer.
      ...{ maxMs: MAX_MS, maxWaitMs: MAX_MS },
      memory: MEMORY,
      ...{ tooSlow: tooBusy, tooBusy },
    }),
  { concurrency: MAX_THREADS },
);
