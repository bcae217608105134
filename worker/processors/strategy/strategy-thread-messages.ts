import type { StrategyJobResult } from '../../../src/contracts/strategy/content-strategy.kind';
import type { StrategyMeaning, ComparedTexts } from '../../../src/domain/strategy/strategy-meaning';
import type { PackedStrategy } from '../../../src/modules/strategy/strategy.repository';

/** What it is sent when the pages are. */
export interface MeaningPart {
  kind: 'meaning';
  meaning: StrategyMeaning;
}

/** What it tells on the way, and in the end. */
export type StrategyReply =
  /** The files are read; so many keywords will be grouped. */
  | { kind: 'ready'; keywords: number }
  | { kind: 'page' }
  /** All is read; so many texts are to be understood. */
  | ({ kind: 'texts' } & ComparedTexts)
  | { kind: 'grouped' }
  | { kind: 'done'; made: PackedStrategy; result: StrategyJobResult }
  | { kind: 'rejected'; message: string };
