import type { RedirectHop } from '../../contracts/scraper/crawls';
import type { WatchScope } from '../../contracts/watches/watch-content';

/** What a fetch of a watched page was answered. */
export interface WatchedAnswer {
  /** The final address, after redirects. */
  url: string;
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Decoded, up to 2 MB. */
  html: string;
  /** When, in milliseconds since 1970: what it tells robots may be over by then. */
  now?: number;
}

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
