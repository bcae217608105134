import { limitFunction } from 'p-limit';
import { inThreadIfPossible } from '../../core/process/in-thread';
import { threadFile } from '../../core/process/thread-file';
import type { GoalReply, GoalRequest } from './goal-thread-messages';

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what ten of the largest pages need. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** What a draft is scored against; undefined where comparing the pages takes too long or too much memory. */
export const goalInThread = limitFunction(
  (request: GoalRequest, signal?: AbortSignal) =>
    inThreadIfPossible<GoalReply>({
      name: 'optimize',
      file: threadFile(__dirname, 'goal-thread.js'),
      data: request,
      maxMs: MAX_MS,
      memory: MEMORY,
      signal,
    }),
  { concurrency: MAX_THREADS },
);
