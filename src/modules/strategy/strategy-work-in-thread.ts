import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { keptWork } from '../../core/process/kept-work';
import { threadFile } from '../../core/process/thread-file';
import { type StrategyWork, type KeptStrategy, workOnStrategy } from './strategy-work';

/**
 * Works on an evaluation.
 * @throws AppError UNAVAILABLE where that takes too long or too much memory
 */
export const workOn = keptWork<StrategyWork, KeptStrategy>({
  name: 'strategy',
  file: threadFile(__dirname, 'strategy-work-thread.js'),
  work: workOnStrategy,
  bytesOf: ({ ground, grouping }) => ground.length + grouping.length,
  tooBusy: STRATEGY_MESSAGES.tooBusy,
});
