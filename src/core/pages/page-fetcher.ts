import type { RedirectHop } from '../../contracts/crawls/crawls';
import type { PageFailure } from '../../contracts/pages/page-runs';
import { addressInHeader } from '../fetch/answer-head';
import { FetchError } from '../fetch/fetch-error';
import { FETCH_LIMITS } from '../fetch/fetch-limits';
import type { SiteAnswer } from '../fetch/site-answer';
import type { SiteFetcher } from '../fetch/site-fetcher';
import { isEmptyStatus, isHtml } from '../../domain/crawl/indexability';
import { isPassing } from '../../domain/crawl/passing';
import { PoliteFetcher } from '../fetch/polite-fetcher';
import { inLanes } from '../process/in-lanes';
import { SiteRobots } from './site-robots';

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
  private readonly polite: PoliteFetcher;
  private readonly robots: SiteRobots;

  constructor(
    sites: SiteFetcher,
    private readonly signal: AbortSignal,
  ) {
    this.polite = new PoliteFetcher(sites, HOST_DELAY_MS);
    this.robots = new SiteRobots(this.polite, signal);
  }

  /**
   * Fetches the page of each item, so many at a time. What may only be away for now is fetched once more when all others
   * are done, and comes last.
   */
  async fetchAll<Item>(
    items: readonly Item[],
    { addressOf, lanes }: { addressOf: (item: Item) => string; lanes: number },
    take: (item: Item, fetched: FetchedPage) => Promise<void>,
  ): Promise<void> {
    const later: Item[] = [];
    await inLanes(items, lanes, async (item) => {
      this.signal.throwIfAborted();
      const fetched = await this.fetch(addressOf(item));
      if (isPassing({ status: fetched.answer?.status ?? null, failure: fetched.failure })) later.push(item);
      else await take(item, fetched);
    });
    if (later.length === 0) return;
    this.polite.calm();
    await inLanes(later, lanes, async (item) => {
      this.signal.throwIfAborted();
      await take(item, await this.fetch(addressOf(item), true));
    });
  }

  /** `again` where the page was fetched before and was away. */
  async fetch(address: string, again = false): Promise<FetchedPage> {
    const hops: RedirectHop[] = [];
    try {
      let url = new URL(address);
      for (;;) {
        const hindrance = await this.robots.hindrance(url.href, again);
        if (hindrance) return { hops, answer: null, failure: hindrance };
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
    return this.polite.get(url, {
      signal: this.signal,
      maxBytes: MAX_PAGE_BYTES,
      maxRedirects: 0,
      accepts: (contentType) => isHtml(contentType || null),
    });
  }
}

/** Whether an answer holds a page that tells something; an error's page is nobody's. */
export function isPage({ answer }: FetchedPage): boolean {
  if (answer === null || answer.status >= 300) return false;
  return !isEmptyStatus(answer.status) && isHtml(answer.contentType);
}

function redirectOf({ status, headers, url }: SiteAnswer): URL | null {
  const sent = headers['location'];
  if (status < 300 || status >= 400 || status === 304 || !sent) return null;
  try {
    return new URL(addressInHeader(sent), url);
  } catch {
    return null;
  }
}
