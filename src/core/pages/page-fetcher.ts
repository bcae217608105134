import { setTimeout as sleep } from 'node:timers/promises';
import type { RedirectHop } from '../../contracts/crawls/crawls';
import type { PageFailure } from '../../contracts/pages/page-runs';
import { FetchError } from '../fetch/fetch-error';
import { FETCH_LIMITS } from '../fetch/fetch-limits';
import type { SiteAnswer } from '../fetch/site-answer';
import type { SiteFetcher } from '../fetch/site-fetcher';
import { isEmptyStatus, isHtml } from '../../domain/crawl/indexability';
import { MAX_ROBOTS_BYTES, RobotsRules } from '../../domain/crawl/robots-rules';

/** Between two requests to a host, unless its robots.txt asks for more. */
const HOST_DELAY_MS = 200;
/** Search engines read no more of a page: Google's documentation of February 2026. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

export interface FetchedPage {
  hops: RedirectHop[];
  answer: SiteAnswer | null;
  failure: PageFailure | null;
}

/** Fetches the pages of one run: one host is asked seldom, and nothing that its robots.txt forbids. */
export class PageFetcher {
  private readonly robots = new Map<string, Promise<RobotsRules>>();
  /** When each host may be asked next. */
  private readonly turns = new Map<string, number>();

  constructor(
    private readonly sites: SiteFetcher,
    private readonly signal: AbortSignal,
  ) {}

  async fetch(address: string): Promise<FetchedPage> {
    const hops: RedirectHop[] = [];
    try {
      let url = new URL(address);
      for (;;) {
        const rules = await this.rulesOf(url);
        if (!rules.allows(url.href)) return { hops, answer: null, failure: 'robots' };
        await this.turn(url.host, (rules.crawlDelay ?? 0) * 1000);
        const answer = await this.get(url.href);
        const next = redirectOf(answer);
        if (!next) return { hops, answer, failure: null };
        hops.push({ url: url.href, status: answer.status, location: next.href });
        if (hops.length > FETCH_LIMITS.redirects) {
          return { hops, answer: null, failure: 'too-many-redirects' };
        }
        url = next;
      }
    } catch (error) {
      this.signal.throwIfAborted();
      // A page that was cut off from here is not read: the next run reads it.
      if (!(error instanceof FetchError) || error.reason === 'aborted') throw error;
      return { hops, answer: null, failure: error.reason };
    }
  }

  private get(url: string): Promise<SiteAnswer> {
    return this.sites.get(url, {
      signal: this.signal,
      maxBytes: MAX_PAGE_BYTES,
      maxRedirects: 0,
      accepts: (contentType) => isHtml(contentType || null),
    });
  }

  private rulesOf({ origin }: URL): Promise<RobotsRules> {
    const known = this.robots.get(origin) ?? this.readRobots(origin);
    this.robots.set(origin, known);
    return known;
  }

  /** A site that can't be reached for its robots.txt can't be for its pages: what keeps it away is theirs too. */
  private async readRobots(origin: string): Promise<RobotsRules> {
    const url = `${origin}/robots.txt`;
    try {
      const { status, body } = await this.sites.get(url, {
        signal: this.signal,
        maxBytes: 2 * MAX_ROBOTS_BYTES,
      });
      return RobotsRules.parse(body.toString('utf8'), status, url);
    } catch (error) {
      const isAway =
        error instanceof FetchError && !['too-large', 'too-many-redirects'].includes(error.reason);
      if (isAway || !(error instanceof FetchError)) throw error;
      return RobotsRules.parse(null, 404, url);
    }
  }

  private async turn(host: string, wantedMs: number): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.turns.get(host) ?? 0);
    this.turns.set(host, at + Math.max(HOST_DELAY_MS, wantedMs));
    if (at > now) await sleep(at - now, undefined, { signal: this.signal });
  }
}

/** Whether an answer holds a page that tells something; an error's page is nobody's. */
export function isPage({ answer }: FetchedPage): boolean {
  if (answer === null || answer.status >= 300) return false;
  return !isEmptyStatus(answer.status) && isHtml(answer.contentType);
}

function redirectOf({ status, headers, url }: SiteAnswer): URL | null {
  const location = headers['location'];
  if (status < 300 || status >= 400 || status === 304 || !location) return null;
  try {
    return new URL(location, url);
  } catch {
    return null;
  }
}
