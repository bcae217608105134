import { limitFunction } from 'p-limit';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { AppError } from '../../core/errors/app-error';
import { inThread } from '../../core/process/in-thread';
import { threadFile } from '../../core/process/thread-file';
import { type KeptStrategy, type StrategyWork, type StrategyWorkKind, workOnStrategy } from './strategy-work';

export interface StrategyWorkRequest {
  kind: StrategyWorkKind;
  kept: KeptStrategy;
  ask: never;
}

/** Bytes of what is kept, from which others would notice the work: 20 ms. */
const LARGE_BYTES = 64 * 1024;
/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 20,000 keywords and 2,000 pages take. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

/**
 * Works on an evaluation: on a small one at once, on a large one in a thread, so that nobody else waits for it.
 * @throws AppError UNAVAILABLE where that takes too long or too much memory
 */
export async function workOn<Kind extends StrategyWorkKind>(
  kind: Kind,
  kept: KeptStrategy,
  ask: StrategyWork[Kind]['ask'],
): Promise<StrategyWork[Kind]['answer']> {
  if (kept.ground.length + kept.grouping.length <= LARGE_BYTES) return workOnStrategy(kind, kept, ask);
  return (await ofLarge({ kind, kept, ask: ask as never })).answer as StrategyWork[Kind]['answer'];
}

const tooBusy = () => new AppError('UNAVAILABLE', STRATEGY_MESSAGES.tooBusy);

const ofLarge = limitFunction(
  (data: StrategyWorkRequest) =>
    inThread<{ answer: unknown }>({
      name: 'strategy',
      file: threadFile(__dirname, 'strategy-work-thread.js'),
      data,
      // Somebody waits for the answer.
      ...{ maxMs: MAX_MS, maxWaitMs: MAX_MS },
      memory: MEMORY,
      ...{ tooSlow: tooBusy, tooBusy },
    }),
  { concurrency: MAX_THREADS },
);
