import type { RedirectHop } from '../../contracts/crawls/crawls';
import type { WatchScope, WatchVersion } from '../../contracts/watches/watch-content';
import type { WatchedAnswer } from './watched-answer';

/** A page as it was answered, and what of it is compared. */
export interface WatchedPage extends WatchedAnswer {
  /** The redirects that led to `url`. */
  redirects: readonly RedirectHop[];
  /** What robots.txt says of `url` to Googlebot; null where it could not be read. */
  robotsTxtVerdict: 'allowed' | 'blocked' | null;
  scope: WatchScope;
  /** Selectors that match nothing: `refuse` throws (a watch is added or previewed), `accept` reads no line of them (a later check). */
  unmatched: 'refuse' | 'accept';
}

/** A scope that can't be used on a page; the message is a sentence for the user. */
export class WatchScopeError extends Error {
  override readonly name = 'WatchScopeError';

  constructor(
    readonly reason: 'invalid' | 'costly' | 'empty',
    readonly selector: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Why a selector can't be used on any page, as a sentence; null where it can. */
export function selectorProblem(_selector: string): string | null {
  throw new Error('to come');
}

/** Lines and fields of a page. Throws a WatchScopeError for a selector that is invalid, takes too long, or matches nothing. */
export function readWatchedPage(_page: WatchedPage): WatchVersion {
  throw new Error('to come');
}
