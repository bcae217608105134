import type { CrawledPage, VisitFailure } from '../../contracts/scraper/crawls';
import { normaliseAddress } from './address';

/** The most pages that one index holds, so that a link between two of them fits 32 bits; a crawl has up to 50,000. */
export const MAX_INDEXED_PAGES = 65_536;

/** What the passes over links need to know of a page. */
export interface IndexedPage {
  readonly url: string;
  readonly status: number | null;
  /** Whether it leads visitors nowhere, as far as that is known. */
  readonly failed: boolean;
  readonly indexable: boolean;
  /** Normal forms; `canonical` is null where it is the page's own address. */
  readonly redirectTo: string | null;
  readonly canonical: string | null;
  /** Whether its redirect sets a cookie. */
  readonly cookie: boolean;
  /** Whether robots.txt keeps it from being read. */
  readonly blocked: boolean;
  /** Whether it is told to stay out of the index. */
  readonly noindex: boolean;
  /** Whether the crawl began there or was given it: visitors may come in without a link. */
  readonly isEntry: boolean;
}

/**
 * The pages of a crawl by address and by number: some 200 bytes a page beside its address, whatever else its row holds.
 * Addresses are in their normal form.
 */
export class PageIndex {
  readonly pages: IndexedPage[] = [];
  private readonly numbers = new Map<string, number>();

  /** Enters a page and gives its number; one that is there already keeps its own. */
  add(
    page: Pick<
      CrawledPage,
      'url' | 'source' | 'status' | 'failure' | 'indexable' | 'redirectTo' | 'canonical'
    > &
      Partial<Pick<CrawledPage, 'cookie' | 'indexabilityReason'>>,
  ): number {
    const known = this.numbers.get(page.url);
    if (known !== undefined) return known;
    if (this.pages.length >= MAX_INDEXED_PAGES) throw new RangeError('More pages than an index holds.');
    const canonical = page.canonical && normaliseAddress(page.canonical, page.url);
    this.numbers.set(page.url, this.pages.length);
    return (
      this.pages.push({
        url: page.url,
        status: page.status,
        failed: page.failure !== null && !isUnread(page.failure),
        indexable: page.indexable,
        redirectTo: page.redirectTo && normaliseAddress(page.redirectTo, page.url),
        canonical: canonical === page.url ? null : canonical,
        cookie: page.cookie === true,
        blocked: page.indexabilityReason === 'blocked-by-robots',
        noindex: page.indexabilityReason === 'noindex',
        isEntry: isEntry(page),
      }) - 1
    );
  }

  numberOf(url: string): number | undefined {
    return this.numbers.get(url);
  }

  get(url: string): IndexedPage | undefined {
    const number = this.numbers.get(url);
    return number === undefined ? undefined : this.pages[number];
  }
}

/** Whether a page is where a crawl begins: its start, or an address of its list. */
export function isEntry({ source }: Pick<CrawledPage, 'source'>): boolean {
  return source === 'start' || source === 'list';
}

/** It answered, and browsers may read what is not read here. */
const UNREAD: ReadonlySet<VisitFailure> = new Set<VisitFailure>(['headers', 'encoding', 'too-large']);

/** Whether nobody can tell from a failure how a visitor fares: links to such a page are not called broken. */
export function isUnread(failure: VisitFailure): boolean {
  return UNREAD.has(failure);
}

/** Whether an address answers with an error or not at all; one that was not visited is not known to. */
export function isBroken(page: Pick<IndexedPage, 'status' | 'failed'> | undefined): boolean {
  return page !== undefined && (page.failed || (page.status !== null && page.status >= 400));
}
