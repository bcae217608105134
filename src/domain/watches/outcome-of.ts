import type { WatchOutcome } from '../../contracts/watches/watch-content';
import type { WatchedAnswer } from './watched-answer';

/**
 * How a fetch ended, before anything is compared.
 * @param answer null where there was none (outcome `network`)
 * @param baselineWords `pageWords` of the baseline; null before there is one
 */
export function outcomeOf(_answer: WatchedAnswer | null, _baselineWords: number | null): WatchOutcome {
  throw new Error('to come');
}
