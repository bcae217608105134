import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import type { StrategyJobResult } from '../../../src/contracts/strategy/strategy-jobs';
import type { PackedStrategy } from '../../../src/modules/strategy/strategy.repository';

/** What the thread is sent once it has read the files: each page, and that there are no more. */
export type StrategyPart = { kind: 'page'; page: ReadingPageDetail } | { kind: 'end' };

/** What it tells on the way, and in the end. */
export type StrategyReply =
  /** The files are read; so many keywords will be grouped. */
  | { kind: 'ready'; keywords: number }
  | { kind: 'page' }
  | { kind: 'grouped' }
  | { kind: 'done'; made: PackedStrategy; result: StrategyJobResult }
  | { kind: 'rejected'; message: string };
