import type { CrawledLink } from '../../contracts/scraper/crawls';
import { redirectsIntoRobots } from './chains';
import { EdgeList } from './edge-list';
import { type LinkEdges, type LinkWeights, weighLinks } from './link-weights';
import { isBroken, type PageIndex } from './page-index';
import { RedirectVisits } from './redirect-visits';

/** What the links of a crawl say of one page. */
export interface LinkCounts {
  /** Links of other pages of the site to it, and the different pages that they are on. */
  inlinks: number;
  uniqueInlinks: number;
  /** Whether a redirect leads to it that another page links to, or that the crawl began with or was given. */
  redirectedTo: boolean;
  /** Of `inlinks`, those that search engines may follow. */
  followedInlinks: number;
  /** Its links to other pages of the site; those to itself are none. */
  outlinks: number;
  externalOutlinks: number;
  /** Of `outlinks`: to errors and to redirects into robots.txt, to other redirects, with `nofollow`, without a text. */
  brokenOutlinks: number;
  redirectedOutlinks: number;
  nofollowOutlinks: number;
  unnamedOutlinks: number;
}

type Counter = Exclude<keyof LinkCounts, 'uniqueInlinks' | 'redirectedTo'>;

/**
 * Counts and weighs the links between the pages of an index. Links come in batches of any size and order; of each one
 * between two pages four bytes are kept, in room that doubles: 34 MB for 5 million, half as much more while
 * it grows.
 */
export class LinkGraph {
  private readonly counts: Record<Counter, Uint32Array>;
  private known: LinkWeights | null = null;
  private readonly followed: EdgeList;
  private readonly nofollow: EdgeList;
  /** A redirect hands on what links to it. */
  private readonly redirects: EdgeList;
  private readonly visits: RedirectVisits;
  private readonly intoRobots: ReadonlySet<number>;
  private readonly span: number;

  constructor(private readonly index: PageIndex) {
    this.span = index.pages.length;
    const counter = () => new Uint32Array(this.span);
    this.counts = {
      inlinks: counter(),
      followedInlinks: counter(),
      outlinks: counter(),
      externalOutlinks: counter(),
      brokenOutlinks: counter(),
      redirectedOutlinks: counter(),
      nofollowOutlinks: counter(),
      unnamedOutlinks: counter(),
    };
    this.followed = new EdgeList(this.span);
    this.nofollow = new EdgeList(this.span);
    this.redirects = new EdgeList(this.span);
    const redirects = [...redirectsOf(index)];
    for (const [from, to] of redirects) this.redirects.add(from, to);
    this.visits = new RedirectVisits(index, redirects);
    this.intoRobots = redirectsIntoRobots(index);
  }

  add(links: Iterable<Pick<CrawledLink, 'from' | 'to' | 'internal' | 'rel' | 'anchor'>>): void {
    for (const link of links) {
      const from = this.index.numberOf(link.from);
      const to = this.index.numberOf(link.to);
      if (from === to && from !== undefined) continue;
      const nofollow = link.rel.includes('nofollow');
      if (from !== undefined) this.countOut(from, link, nofollow);
      if (to === undefined) continue;
      increase(this.counts.inlinks, to);
      this.visits.follow(to, from);
      if (!nofollow) increase(this.counts.followedInlinks, to);
      if (from !== undefined) (nofollow ? this.nofollow : this.followed).add(from, to);
      this.known = null;
    }
  }

  /** What the links say of the page of this number. */
  countsOf(page: number): LinkCounts {
    const uniqueInlinks = this.weights.uniqueInlinks[page] ?? 0;
    const result = { uniqueInlinks, redirectedTo: this.visits.has(page) } as LinkCounts;
    for (const name of Object.keys(this.counts) as Counter[]) result[name] = this.counts[name][page] ?? 0;
    return result;
  }

  /** The link score of each page, 0 to 100. */
  linkScores(): Uint8Array {
    return this.weights.scores;
  }

  /** What there is to weigh: whoever does it elsewhere, since it takes a while, gives the result to `setWeights`. */
  edges(): LinkEdges {
    const { span, followed, nofollow, redirects } = this;
    return { span, followed: followed.copy(), nofollow: nofollow.copy(), redirects: redirects.copy() };
  }

  setWeights(weights: LinkWeights): void {
    this.known = weights;
  }

  private get weights(): LinkWeights {
    return (this.known ??= weighLinks(this.edges()));
  }

  private countOut(
    from: number,
    link: Pick<CrawledLink, 'to' | 'internal' | 'anchor'>,
    nofollow: boolean,
  ): void {
    const { counts } = this;
    if (link.internal === null) return;
    if (!link.internal) return increase(counts.externalOutlinks, from);
    increase(counts.outlinks, from);
    const to = this.index.numberOf(link.to) ?? -1;
    const target = this.index.pages[to];
    if (isBroken(target) || this.intoRobots.has(to)) increase(counts.brokenOutlinks, from);
    else if (target && target.redirectTo !== null) increase(counts.redirectedOutlinks, from);
    if (nofollow) increase(counts.nofollowOutlinks, from);
    if (link.anchor === '') increase(counts.unnamedOutlinks, from);
  }
}

/** From each page that redirects to another one of the index. */
function* redirectsOf(index: PageIndex): Generator<[from: number, to: number]> {
  for (const [from, { redirectTo }] of index.pages.entries()) {
    const to = redirectTo === null ? undefined : index.numberOf(redirectTo);
    if (to !== undefined && to !== from) yield [from, to];
  }
}

function increase(counter: Uint32Array, at: number): void {
  counter[at] = (counter[at] as number) + 1;
}
