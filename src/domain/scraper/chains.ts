import type { CrawlChain } from '../../contracts/scraper/crawl-reports';
import { type IndexedPage, isBroken, type PageIndex } from './page-index';

/** Steps that are followed; crawlers of search engines end after 10 (Google, "HTTP status codes"), browsers after 20. */
export const MAX_CHAIN_STEPS = 20;

export type ChainKind = 'redirectTo' | 'canonical';

/** The way from an address to where its redirects or canonicals end. */
export type Chain = Omit<CrawlChain, 'inlinks'>;

/** Follows redirects or canonicals from an address; null where it has none. */
export function followChain(index: PageIndex, url: string, kind: ChainKind): Chain | null {
  let page = index.get(url);
  if (!page?.[kind]) return null;
  const hops = [{ url, status: page.status }];
  const seen = new Set([url]);
  while (hops.length <= MAX_CHAIN_STEPS) {
    const next: string | null = page?.[kind] ?? null;
    if (next === null) return { hops, loop: false };
    page = index.get(next);
    hops.push({ url: next, status: page?.status ?? null });
    if (seen.has(next))
      return { hops, loop: true, ...(setsCookie(index, hops) && { cookie: true as const }) };
    seen.add(next);
  }
  return { hops, loop: true };
}

/** The numbers of the pages whose redirects end at one that robots.txt blocks: crawlers get no further, as behind an error. */
export function redirectsIntoRobots(index: PageIndex): Set<number> {
  const found = new Set<number>();
  for (const [number, { url, redirectTo }] of index.pages.entries()) {
    const end = redirectTo === null ? undefined : followChain(index, url, 'redirectTo')?.hops.at(-1);
    if (end && index.get(end.url)?.blocked === true) found.add(number);
  }
  return found;
}

/** Whether a cookie is set on the way round, which begins and ends at the last hop. */
function setsCookie(index: PageIndex, hops: Chain['hops']): boolean {
  const end = hops.at(-1)?.url;
  const round = hops.slice(hops.findIndex(({ url }) => url === end));
  return round.some(({ url }) => index.get(url)?.cookie === true);
}

/** Redirects of more than one step, and those that go round; a loop is told once for each address that leads into it. */
export function redirectChains(index: PageIndex, inlinksOf: (url: string) => number): Generator<CrawlChain> {
  return chains(index, 'redirectTo', inlinksOf);
}

/** Canonicals that name a page which names another one, and those that go round. */
export function canonicalChains(index: PageIndex, inlinksOf: (url: string) => number): Generator<CrawlChain> {
  return chains(index, 'canonical', inlinksOf);
}

function* chains(
  index: PageIndex,
  kind: ChainKind,
  inlinksOf: (url: string) => number,
): Generator<CrawlChain> {
  for (const { url, [kind]: next } of index.pages) {
    if (next === null) continue;
    const chain = followChain(index, url, kind);
    if (chain && (chain.loop || chain.hops.length > 2)) yield { ...chain, inlinks: inlinksOf(url) };
  }
}

/** How a canonical contradicts what its target says of itself. */
export type CanonicalConflict = 'broken' | 'redirects' | 'not-indexable' | 'chain';

/** What is wrong with the page that a canonical names; null where nothing is, or where it was not visited. */
export function canonicalConflict(
  index: PageIndex,
  page: Pick<IndexedPage, 'canonical'>,
): CanonicalConflict | null {
  const target = page.canonical === null ? undefined : index.get(page.canonical);
  if (!target) return null;
  if (isBroken(target)) return 'broken';
  if (target.redirectTo !== null) return 'redirects';
  if (target.canonical !== null) return 'chain';
  return target.status !== null && !target.indexable ? 'not-indexable' : null;
}
