import type { WatchMask, WatchSpan } from '../../contracts/watches/watch-content';
import type { IgnoreRules } from './ignore-rules';

/** The spans of a line that the masks find, in order, without overlap. */
export function maskSpans(_line: string, _masks: readonly WatchMask[]): WatchSpan[] {
  throw new Error('to come');
}

/** A line with one character for each masked token. Masking it again changes nothing. */
export function maskLine(_line: string, _masks: readonly WatchMask[]): string {
  throw new Error('to come');
}

/** What of a line does not count, by masks and rules: what a preview shows greyed. */
export function ignoredSpans(_line: string, _masks: readonly WatchMask[], _rules: IgnoreRules): WatchSpan[] {
  throw new Error('to come');
}
