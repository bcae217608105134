import { INTENT_PRIORITY, type IntentType } from '../../contracts/intent/intent';
import { isReadingMatter } from '../../contracts/pages/page-kinds';
import type { TermVector } from '../keywords/term-vectors';
import { cosineOf } from './cluster-fits';
import type { SearchRow } from './read-search-console';
import { searchConflictsOf } from './search-conflicts';
import { isHome, type SitePage } from './site-pages';
import type { StrategyGround, StrategyPage } from './strategy-ground';
import { searchTotals } from './strategy-keywords';

type IntentTeller = (text: string) => IntentType | null;

/**
 * The pages that were read, then those that only Search Console or a file of keywords tells of, each by their addresses.
 * @param ranking addresses that rank for keywords
 */
export function groundPages(
  site: readonly SitePage[],
  {
    rows,
    ranking,
    intentOf,
  }: { rows: readonly SearchRow[]; ranking: Iterable<string>; intentOf: IntentTeller },
): StrategyPage[] {
  const totals = searchTotals(rows, ({ address }) => address);
  const wanted = intentsByPage(rows, intentOf);
  const shown = (address: string) => {
    const { clicks = null, impressions = null, position = null } = totals.get(address) ?? {};
    return { clicks, impressions, position };
  };
  const read = site.map(({ address, title, h1, kind, words, depth, inlinks, isHome: home }): StrategyPage => {
    // What a page says of itself comes before what it is found by.
    const intent = intentOf(title) ?? intentOf(h1) ?? wanted.get(address) ?? null;
    return { address, title, kind, words, depth, inlinks, isHome: home, intent, ...shown(address) };
  });
  const known = new Set(site.map(({ address }) => address));
  const others = [...new Set([...totals.keys(), ...ranking])].filter((address) => !known.has(address)).sort();
  return [
    ...read,
    ...others.map((address): StrategyPage => ({
      ...{ address, title: null, kind: null, words: null, depth: null, inlinks: null },
      ...{ isHome: isHome(address), intent: wanted.get(address) ?? null, ...shown(address) },
    })),
  ];
}

/** The intent that most impressions of a page have; pages whose queries tell none are missing. */
function intentsByPage(rows: readonly SearchRow[], intentOf: IntentTeller): Map<string, IntentType> {
  const pages = new Map<string, Map<IntentType, number>>();
  for (const { query, address, impressions } of rows) {
    const intent = intentOf(query);
    if (intent === null) continue;
    const weights = pages.get(address) ?? new Map<IntentType, number>();
    weights.set(intent, (weights.get(intent) ?? 0) + Math.max(1, impressions));
    pages.set(address, weights);
  }
  return new Map(
    [...pages].flatMap(([address, weights]) => {
      const most = Math.max(...weights.values());
      const intent = INTENT_PRIORITY.find((known) => weights.get(known) === most);
      return intent ? [[address, intent] as const] : [];
    }),
  );
}

/** The queries that pages compete for, with how alike those are where they were read. */
export function groundConflicts(
  rows: readonly SearchRow[],
  pages: readonly StrategyPage[],
  vectors: readonly TermVector[],
): NonNullable<StrategyGround['search']> {
  const places = new Map(pages.map(({ address }, place) => [address, place]));
  const competes = (address: string) => mayCompete(pages[places.get(address) ?? -1]);
  const conflicts = searchConflictsOf(rows, competes).map(({ query, impressions, contenders }) => {
    const placed = contenders.map(({ address, ...shown }) => ({ page: places.get(address) ?? -1, ...shown }));
    const wereRead = placed.every(({ page }) => page < vectors.length);
    return {
      ...{ query, impressions, contenders: placed },
      alike: wereRead
        ? leastAlike(
            placed.map(({ page }) => page),
            vectors,
          )
        : null,
    };
  });
  return { impressions: rows.reduce((sum, { impressions }) => sum + impressions, 0), conflicts };
}

/** Nobody looks for what leads to everything, or for what a site must have; of a page that was not read its address tells. */
function mayCompete(page: StrategyPage | undefined): boolean {
  if (!page || page.isHome) return false;
  return page.kind === null || page.kind === undefined || page.kind === 'list' || isReadingMatter(page.kind);
}

function leastAlike(pages: readonly number[], vectors: readonly TermVector[]): number {
  const cosines = pages.flatMap((one, at) =>
    pages.slice(at + 1).map((other) => cosineOf(vectors, one, other)),
  );
  return Math.min(...cosines);
}
