import type { StrategyJobResult } from '../../../src/contracts/strategy/strategy-jobs';
import type { PackedStrategy } from '../../../src/modules/strategy/strategy.repository';

/** What it tells on the way, and in the end. */
export type StrategyReply =
  /** The files are read; so many keywords will be grouped. */
  | { kind: 'ready'; keywords: number }
  | { kind: 'page' }
  | { kind: 'grouped' }
  | { kind: 'done'; made: PackedStrategy; result: StrategyJobResult }
  | { kind: 'rejected'; message: string };
