import { limitFunction } from 'p-limit';
import { INTERLINK_MESSAGES } from '../../contracts/interlinks/interlink-messages';
import { AppError } from '../../core/errors/app-error';
import { inThread } from '../../core/process/in-thread';
import { threadFile } from '../../core/process/thread-file';
import { type InterlinkWork, type InterlinkWorkKind, workOnLinks } from './interlink-work';

export interface InterlinkWorkRequest {
  kind: InterlinkWorkKind;
  packed: Uint8Array;
  ask: never;
}

/** Bytes of what is kept, from which others would notice the work: 20 ms. */
const LARGE_BYTES = 64 * 1024;
/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 2,000 pages with 100 links each take. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

/**
 * Works on the links of a site: of a small one at once, of a large one in a thread, so that nobody else waits for it.
 * @throws AppError UNAVAILABLE where that takes too long or too much memory
 */
export async function workOn<Kind extends InterlinkWorkKind>(
  kind: Kind,
  packed: Uint8Array,
  ask: InterlinkWork[Kind]['ask'],
): Promise<InterlinkWork[Kind]['answer']> {
  if (packed.length <= LARGE_BYTES) return workOnLinks(kind, packed, ask);
  return (await ofLarge({ kind, packed, ask: ask as never })).answer as InterlinkWork[Kind]['answer'];
}

const tooBusy = () => new AppError('UNAVAILABLE', INTERLINK_MESSAGES.tooBusy);

const ofLarge = limitFunction(
  (data: InterlinkWorkRequest) =>
    inThread<{ answer: unknown }>({
      name: 'interlinks',
      file: threadFile(__dirname, 'interlink-work-thread.js'),
      data,
      // Somebody waits for the answer.
      ...{ maxMs: MAX_MS, maxWaitMs: MAX_MS },
      memory: MEMORY,
      ...{ tooSlow: tooBusy, tooBusy },
    }),
  { concurrency: MAX_THREADS },
);
