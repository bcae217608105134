import type { RedirectHop } from '../../../contracts/scraper/crawls';
import type { WatchFailure } from '../../../contracts/watches/watches';
import { locationOf } from '../../../core/fetch/answer-head';
import { retryAfterMs } from '../../../core/fetch/retry-after';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import { parseUrl } from '../../../contracts/validation/parse-url';
import type { RawWatchAnswer } from '../reading/read-thread-messages';

const DAY_MS = 24 * 60 * 60_000;
/** A longer one is not sent back with each request. */
const MAX_VALIDATOR = 500;

/** By which a site can say that a page is as it was. */
export interface Validators {
  etag?: string;
  lastModified?: string;
  /** What the page told robots in its header: an answer that nothing has changed may tell them something else. */
  xRobotsTag?: string;
}

export interface WatchFetch {
  url: string;
  addressKey: string;
  validators?: Validators;
  /** A fetch for an equal watch serves if it is no older. */
  sharedSince: Date;
  /** Whether an equal watch may want the answer. */
  share: boolean;
  /** Whether it comes after those that wait for a host. */
  isLast?: boolean;
  /** Called once it has the turn at a host. */
  hasAsked?: () => void;
  now: () => Date;
  signal: AbortSignal;
}

export type WatchFetched = (
  | { kind: 'answer'; answer: RawWatchAnswer; retryAfterMs: number | null; validators: Validators }
  | { kind: 'not-modified'; url: string; robotsTxt: 'allowed' | 'blocked' | null; xRobotsTag?: string }
  /** `robots`: what Google is told there, where that is known. */
  | { kind: 'failed'; failure: WatchFailure; robotsTxt: 'allowed' | 'blocked' | null }
) & { milliseconds: number; bytes: number; shared: boolean };

/** Asks a site to send a page only if it is another one by now. */
export function conditional(validators: Validators = {}): Record<string, string> {
  const { etag, lastModified } = validators;
  if (etag !== undefined) return { 'if-none-match': etag };
  return lastModified === undefined ? {} : { 'if-modified-since': lastModified };
}

/** Where a redirect leads; null for an answer that is none. */
export function redirectOf(answer: SiteAnswer): string | null {
  const location = locationOf(answer);
  if (location === null) return null;
  const url = parseUrl(location, new URL(answer.url));
  if (!url) return null;
  url.hash = '';
  return url.href;
}

interface Around {
  redirects: RedirectHop[];
  robotsTxt: 'allowed' | 'blocked' | null;
  /** By the clock that measures durations. */
  started: number;
  now: number;
}

export function fetchedOf(site: SiteAnswer, { redirects, robotsTxt, started, now }: Around): WatchFetched {
  const { url, status, headers, contentType, body, bytes } = site;
  const figures = { milliseconds: Math.round(performance.now() - started), bytes, shared: false };
  if (status === 304) {
    const { 'x-robots-tag': xRobotsTag } = headers;
    return {
      kind: 'not-modified',
      url,
      robotsTxt,
      ...(xRobotsTag !== undefined && { xRobotsTag }),
      ...figures,
    };
  }
  return {
    kind: 'answer',
    answer: { url, status, headers, contentType, body, redirects, robotsTxt },
    retryAfterMs: status === 429 || status === 503 ? retryAfterMs(headers['retry-after'], now, DAY_MS) : null,
    validators: redirects.length === 0 ? validatorsOf(headers) : {},
    ...figures,
  };
}

/** A fetch as text, to be kept for others. */
export function asText(fetched: WatchFetched): string {
  if (fetched.kind !== 'answer') return JSON.stringify(fetched);
  const { answer } = fetched;
  return JSON.stringify({
    ...fetched,
    answer: { ...answer, body: Buffer.from(answer.body).toString('base64') },
  });
}

export function fromText(text: string): WatchFetched {
  const fetched = JSON.parse(text) as WatchFetched;
  if (fetched.kind !== 'answer') return fetched;
  const body = Buffer.from(fetched.answer.body as unknown as string, 'base64');
  return { ...fetched, answer: { ...fetched.answer, body } };
}

function validatorsOf(headers: Record<string, string>): Validators {
  const { etag, 'last-modified': lastModified, 'x-robots-tag': xRobotsTag } = headers;
  if (etag === undefined && lastModified === undefined) return {};
  return {
    ...(xRobotsTag !== undefined && { xRobotsTag }),
    ...(etag && etag.length <= MAX_VALIDATOR && { etag }),
    ...(lastModified && lastModified.length <= MAX_VALIDATOR && { lastModified }),
  };
}
