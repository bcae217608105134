import type { JobView } from '../../contracts/jobs/jobs';
import type { RedirectHop } from '../../contracts/scraper/crawls';
import type { PageFailure } from '../../contracts/pages/page-runs';
import { addressInHeader } from '../fetch/answer-head';
import { FetchError } from '../fetch/fetch-error';
import { FETCH_LIMITS } from '../fetch/fetch-limits';
import type { SiteAnswer } from '../fetch/site-answer';
import type { SiteFetcher } from '../fetch/site-fetcher';
import { isEmptyStatus, isHtml } from '../../domain/scraper/indexability';
import { isPassing } from '../../domain/scraper/passing';
import { PoliteFetcher } from '../fetch/polite-fetcher';
import { inLanes } from '../process/in-lanes';
import { SiteRobots } from './site-robots';

/** Pages that are fetched at a time, of all hosts together. */
const PAGES_AT_ONCE = 4;
/** Between two requests to a host, unless its robots.txt asks for more. */
const HOST_DELAY_MS = 200;
/** Search engines read no more of a page: Google's documentation of February 2026. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

export interface FetchedPage {
  hops: RedirectHop[];
  answer: SiteAnswer | null;
  failure: PageFailure | null;
}

/** How far a run over pages is. */
export interface PageProgress {
  /** Positions of the pages that are done; those of the run are added. */
  done: Set<number>;
  total: number;
  report: (progress: JobView['progress']) => Promise<void>;
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
   * Fetches the pages that are not done yet, and hands each over to be kept: a run that comes after a killed one goes on
   * behind those. What may only be away for now is fetched once more when all others are done, and comes last.
   */
  async fetchOpen<Page extends { position: number }>(
    pages: readonly Page[],
    addressOf: (page: Page) => string,
    { done, total, report }: PageProgress,
    keep: (page: Page, fetched: FetchedPage) => Promise<void>,
  ): Promise<void> {
    await report({ done: done.size, total });
    const take = async (page: Page, fetched: FetchedPage) => {
      await keep(page, fetched);
      done.add(page.position);
      await report({ done: done.size, total });
    };
    const open = pages.filter(({ position }) => !done.has(position));
    const later: Page[] = [];
    await inLanes(open, PAGES_AT_ONCE, async (page) => {
      this.signal.throwIfAborted();
      const fetched = await this.fetch(addressOf(page));
      if (isPassing({ status: fetched.answer?.status ?? null, failure: fetched.failure })) later.push(page);
      else await take(page, fetched);
    });
    if (later.length === 0) return;
    this.polite.calm();
    await inLanes(later, PAGES_AT_ONCE, async (page) => {
      this.signal.throwIfAborted();
      await take(page, await this.fetch(addressOf(page), true));
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
      cuts: true,
      maxRedirects: 0,
      accepts: (contentType) => isHtml(contentType || null),
    });
  }
}

/** A run's addresses with their places, counted from 1. */
export function listedPages(addresses: readonly string[]): { url: string; position: number }[] {
  return addresses.map((url, index) => ({ url, position: index + 1 }));
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
