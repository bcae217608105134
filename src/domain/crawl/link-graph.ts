import type { CrawledLink } from '../../contracts/crawls/crawls';
import { EdgeList } from './edge-list';
import { isBroken, type PageIndex } from './page-index';

/** PageRank's damping and rounds (Brin and Page 1998; its scores settle to 0.85^20 = 4 % of where they began). */
const DAMPING = 0.85;
const ROUNDS = 20;

/** What the links of a crawl say of one page. */
export interface LinkCounts {
  /** Links of other pages of the site to it, and the different pages that they are on. */
  inlinks: number;
  uniqueInlinks: number;
  /** Of `inlinks`, those that search engines may follow. */
  followedInlinks: number;
  outlinks: number;
  externalOutlinks: number;
  /** Of `outlinks`: to errors, to redirects, with `nofollow`, without a text. */
  brokenOutlinks: number;
  redirectedOutlinks: number;
  nofollowOutlinks: number;
  unnamedOutlinks: number;
}

type Counter = Exclude<keyof LinkCounts, 'uniqueInlinks'>;

/**
 * Counts and weighs the links between the pages of an index. Links come in batches of any size and order; of each one
 * between two pages four bytes are kept, in room that doubles: 34 MB for 5 million, half as much more while
 * it grows.
 */
export class LinkGraph {
  private readonly counts: Record<Counter, Uint32Array>;
  private uniqueInlinks: Uint32Array | null = null;
  private readonly followed: EdgeList;
  private readonly nofollow: EdgeList;
  /** A redirect hands on what links to it. */
  private readonly redirects: EdgeList;
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
    index.pages.forEach((page, from) => {
      const to = page.redirectTo === null ? undefined : index.numberOf(page.redirectTo);
      if (to !== undefined && to !== from) this.redirects.add(from, to);
    });
  }

  add(links: Iterable<Pick<CrawledLink, 'from' | 'to' | 'internal' | 'rel' | 'anchor'>>): void {
    for (const link of links) {
      const from = this.index.numberOf(link.from);
      const to = this.index.numberOf(link.to);
      const nofollow = link.rel.includes('nofollow');
      if (from !== undefined) this.countOut(from, link, nofollow);
      if (to === undefined || from === to) continue;
      increase(this.counts.inlinks, to);
      if (!nofollow) increase(this.counts.followedInlinks, to);
      if (from !== undefined) (nofollow ? this.nofollow : this.followed).add(from, to);
      this.uniqueInlinks = null;
    }
  }

  /** What the links say of the page of this number. */
  countsOf(page: number): LinkCounts {
    this.uniqueInlinks ??= this.countUnique();
    const result = { uniqueInlinks: this.uniqueInlinks[page] ?? 0 } as LinkCounts;
    for (const name of Object.keys(this.counts) as Counter[]) result[name] = this.counts[name][page] ?? 0;
    return result;
  }

  /**
   * The link score of each page, 0 to 100: PageRank over the different links that may be followed, on a logarithmic
   * scale between the least that any page can have and the most that one of this crawl has. What a page without links
   * holds goes to all pages alike.
   */
  linkScores(): Uint8Array {
    const { span } = this;
    if (span === 0) return new Uint8Array();
    const lists = [this.followed, this.redirects].map((list) => list.settle());
    const outgoing = new Uint32Array(span);
    for (const edges of lists) for (const edge of edges) increase(outgoing, edge % span);
    let rank = new Float64Array(span).fill(1 / span);
    let next = new Float64Array(span);
    const share = new Float64Array(span);
    for (let round = 0; round < ROUNDS; round++) {
      let loose = 0;
      for (let page = 0; page < span; page++) {
        const held = rank[page] as number;
        if (outgoing[page] === 0) loose += held;
        else share[page] = (DAMPING * held) / (outgoing[page] as number);
      }
      next.fill((1 - DAMPING + DAMPING * loose) / span);
      for (const edges of lists) flow(edges, share, next);
      [rank, next] = [next, rank];
    }
    return scaled(rank);
  }

  private countOut(
    from: number,
    link: Pick<CrawledLink, 'to' | 'internal' | 'anchor'>,
    nofollow: boolean,
  ): void {
    const { counts } = this;
    if (!link.internal) return increase(counts.externalOutlinks, from);
    increase(counts.outlinks, from);
    const target = this.index.get(link.to);
    if (isBroken(target)) increase(counts.brokenOutlinks, from);
    else if (target && target.redirectTo !== null) increase(counts.redirectedOutlinks, from);
    if (nofollow) increase(counts.nofollowOutlinks, from);
    if (link.anchor === '') increase(counts.unnamedOutlinks, from);
  }

  private countUnique(): Uint32Array {
    const unique = new Uint32Array(this.span);
    for (const edge of this.followed.settle()) increase(unique, Math.floor(edge / this.span));
    for (const edge of this.nofollow.settle()) {
      if (!this.followed.has(edge)) increase(unique, Math.floor(edge / this.span));
    }
    return unique;
  }
}

/** One round over links that are sorted by target. */
function flow(edges: Uint32Array, share: Float64Array, next: Float64Array): void {
  const span = share.length;
  for (let at = 0; at < edges.length;) {
    const to = Math.floor((edges[at] as number) / span);
    const first = to * span;
    let sum = 0;
    for (; at < edges.length && (edges[at] as number) - first < span; at++) {
      sum += share[(edges[at] as number) - first] as number;
    }
    next[to] = (next[to] as number) + sum;
  }
}

function increase(counter: Uint32Array, at: number): void {
  counter[at] = (counter[at] as number) + 1;
}

function scaled(rank: Float64Array): Uint8Array {
  const least = (1 - DAMPING) / rank.length;
  let most = 0;
  for (const held of rank) most = Math.max(most, held);
  const range = Math.log(most / least);
  return Uint8Array.from(rank, (held) =>
    range > 0 ? Math.round((100 * Math.log(held / least)) / range) : 100,
  );
}
