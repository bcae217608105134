import type { CrawledPage } from '../../contracts/scraper/crawls';
import { isBroken, type PageIndex } from './page-index';

/** Redirects and canonicals that are followed to tell whether two addresses mean one page. */
const MOST_STEPS = 5;
const NONE = -1;

type Sequenced = Pick<CrawledPage, 'url' | 'checks'>;

/**
 * Whether pages agree in which order they come, by the `next` and `prev` of their heads: `note` each page of the crawl
 * once, then ask for any of them. It keeps eight bytes a page.
 */
export class PageSequence {
  private readonly nexts: Int32Array;
  private readonly prevs: Int32Array;

  constructor(private readonly index: PageIndex) {
    this.nexts = new Int32Array(index.pages.length).fill(NONE);
    this.prevs = new Int32Array(index.pages.length).fill(NONE);
  }

  note({ url, checks }: Sequenced): void {
    const page = this.index.numberOf(url);
    if (page === undefined) return;
    this.nexts[page] = this.numberOf(checks?.next);
    this.prevs[page] = this.numberOf(checks?.prev);
  }

  /** Whether what a page names can't be. Of a page that was not visited, or names none itself, nothing is said. */
  contradicts({ url, checks }: Sequenced): boolean {
    const { next = [], prev = [] } = checks ?? {};
    if (next.length > 1 || prev.length > 1) return true;
    if (next[0] === url || prev[0] === url) return true;
    if (next[0] !== undefined && next[0] === prev[0]) return true;
    const page = this.index.numberOf(url);
    if (page === undefined) return false;
    return (
      this.isDenied(page, this.numberOf(next), this.prevs) ||
      this.isDenied(page, this.numberOf(prev), this.nexts)
    );
  }

  /** Whether the page that one names is broken, or names another one in its place. */
  private isDenied(page: number, named: number, back: Int32Array): boolean {
    if (named === NONE) return false;
    if (isBroken(this.index.pages[named])) return true;
    const answer = back[named] ?? NONE;
    return answer !== NONE && this.meant(answer) !== this.meant(page);
  }

  private numberOf(urls: readonly string[] | undefined): number {
    const url = urls?.[0];
    return (url === undefined ? undefined : this.index.numberOf(url)) ?? NONE;
  }

  /** The page that an address leads to, or that it is counted as. */
  private meant(number: number): number {
    let end = number;
    for (let step = 0; step < MOST_STEPS; step++) {
      const page = this.index.pages[end];
      const to = page?.redirectTo ?? page?.canonical;
      const next = to ? this.index.numberOf(to) : undefined;
      if (next === undefined) break;
      end = next;
    }
    return end;
  }
}
