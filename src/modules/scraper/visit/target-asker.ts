import type { TargetAnswer, TargetKind } from '../../../contracts/scraper/crawl-targets';
import type { CrawlOptions, FetchFailure } from '../../../contracts/scraper/crawls';
import { PAGE_LIMITS } from '../../../contracts/pages/page-limits';
import { addressInHeader } from '../../../core/fetch/answer-head';
import { FetchError } from '../../../core/fetch/fetch-error';
import { PoliteFetcher, type SlowedHost } from '../../../core/fetch/polite-fetcher';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import type { SiteFetcher } from '../../../core/fetch/site-fetcher';
import { type KeptRobots, SiteRobots } from '../../../core/pages/site-robots';
import { isWebAddress, normaliseAddress, siteOf, writtenAddress } from '../../../domain/scraper/address';
import { MAX_ADDRESS_LENGTH } from '../../../domain/scraper/link-filter';
import { isDoubtful, isPageForImage } from '../../../domain/scraper/targets';
import { cssAddresses } from '../../../domain/pages/css-addresses';
import type { AskedTarget, TargetTask } from '../run/site-visitor';
import type { PackedResource } from './packed-resources';
import { VISIT_LIMITS } from './visit-limits';

/** What a site sends that answers a HEAD in a way that can't be read. */
const OF_THE_HEAD: readonly FetchFailure[] = ['headers', 'encoding'];

interface Way {
  url: string;
  redirects: number;
  /** Whether one of them has set a cookie, which is not sent back. */
  cookie: boolean;
}

/**
 * Asks what pages point at: for the head of each answer, hop by hop, at a pace of its own. The robots.txt of other sites
 * holds whatever the crawl does: its switch is for a site of one's own.
 */
export class TargetAsker {
  private readonly fetcher: PoliteFetcher;
  private readonly robots: SiteRobots;
  private isExempt: (url: URL) => boolean = () => false;

  constructor(
    sites: SiteFetcher,
    private readonly signal: AbortSignal,
  ) {
    this.fetcher = new PoliteFetcher(sites, VISIT_LIMITS.targetHostMilliseconds);
    this.robots = new SiteRobots(this.fetcher, signal);
  }

  open({ mode, startUrl, subdomains, robots }: CrawlOptions, known: readonly KeptRobots[]): void {
    this.robots.remember(known);
    if (!robots && mode === 'site') this.isExempt = siteOf(startUrl, subdomains);
  }

  slowed(): SlowedHost | null {
    return this.fetcher.slowed();
  }

  calm(): void {
    this.fetcher.calm();
  }

  /** Throws where it was cut off from here: the next run asks again. */
  async ask({ url, kind, again = false }: TargetTask): Promise<AskedTarget> {
    const way: Way = { url, redirects: 0, cookie: false };
    try {
      for (;;) {
        const hindrance = this.isExempt(new URL(way.url))
          ? null
          : await this.robots.hindrance(way.url, again);
        if (hindrance === 'robots') return { ...unanswered(way), skipped: 'robots' };
        if (hindrance !== null) return { ...unanswered(way), failure: hindrance };
        const answer = await this.fetch(way.url, kind, again);
        const next = redirectOf(answer);
        if (next === null) return { ...answered(way, answer), ...(kind === 'style' && namesOf(answer)) };
        way.redirects++;
        way.url = next;
        way.cookie ||= answer.headers['set-cookie'] !== undefined;
        if (way.redirects > VISIT_LIMITS.targetRedirects)
          return { ...unanswered(way), failure: way.cookie ? 'cookie-loop' : 'too-many-redirects' };
      }
    } catch (error) {
      if (!(error instanceof FetchError) || error.reason === 'aborted') throw error;
      return { ...unanswered(way), failure: error.reason };
    }
  }

  /** What was away before is asked the way that every site knows. */
  private async fetch(url: string, kind: TargetKind, again: boolean): Promise<SiteAnswer> {
    // A style sheet is read for what it names.
    if (kind === 'style') return this.request(url, 'GET', VISIT_LIMITS.sheetBytes);
    if (again) return this.request(url, 'GET');
    try {
      const head = await this.request(url, 'HEAD');
      if (!isDoubtful(head.status) && !isPageForImage(head, kind)) return head;
    } catch (error) {
      if (!(error instanceof FetchError) || !OF_THE_HEAD.includes(error.reason)) throw error;
    }
    return this.request(url, 'GET');
  }

  private request(
    url: string,
    method: 'GET' | 'HEAD',
    enough: number = VISIT_LIMITS.targetBytes,
  ): Promise<SiteAnswer> {
    return this.fetcher.get(url, {
      method,
      maxRedirects: 0,
      enough,
      timeoutMs: VISIT_LIMITS.milliseconds,
      // So that a size is that of the file.
      headers: { 'accept-encoding': 'identity' },
      signal: this.signal,
    });
  }
}

/** The files that a style sheet names; of one that is packed all the same nothing is known. */
function namesOf({ status, url, headers, contentType, body }: SiteAnswer): Pick<AskedTarget, 'names'> | null {
  const isSheet = status === 200 && (contentType === null || /^\s*text\/css\b/i.test(contentType));
  if (!isSheet || headers['content-encoding'] !== undefined) return null;
  const names = new Map<string, PackedResource>();
  for (const [kind, href] of cssAddresses(body.toString())) {
    const named = normaliseAddress(href, url);
    if (named !== null && named.length <= MAX_ADDRESS_LENGTH) names.set(named, [kind, named]);
  }
  return names.size > 0 ? { names: [...names.values()] } : null;
}

function unanswered({ url, redirects }: Way): TargetAnswer {
  const endUrl = redirects > 0 ? url : null;
  return { status: null, failure: null, skipped: null, redirects, endUrl, contentType: null, bytes: null };
}

function answered(way: Way, answer: SiteAnswer): TargetAnswer {
  const { status, contentType } = answer;
  return {
    ...unanswered(way),
    status,
    contentType: contentType === null ? null : contentType.slice(0, PAGE_LIMITS.name),
    bytes: sizeOf(answer),
  };
}

/** As the site says, else as it came. */
function sizeOf({ headers, bytes, cut, status }: SiteAnswer): number | null {
  const said = headers['content-length'];
  if (said !== undefined && /^\d{1,15}$/.test(said)) return Number(said);
  return bytes > 0 && !cut && status < 300 ? bytes : null;
}

/** Where an answer leads; null where it leads to nothing of the web. An address that can't be asked is told by asking it. */
function redirectOf({ status, headers, url }: SiteAnswer): string | null {
  const sent = headers['location'];
  if (status < 300 || status >= 400 || status === 304 || sent === undefined) return null;
  // As it is written: servers redirect from one way of escaping a character to the other.
  const next = writtenAddress(addressInHeader(sent), url);
  return next !== null && isWebAddress(next) ? next : null;
}
