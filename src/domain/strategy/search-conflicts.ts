import { normalizeText } from '../intent/normalize';
import type { SearchRow } from './read-search-console';

/** What makes pages compete for a query [A]: shown to the user as it stands here. */
export const CONFLICT_RULES = {
  /** Of a page for the query. */
  impressions: 10,
  /** Of the query's impressions, the home page's left out. */
  share: 0.15,
  /** A page behind the second page of results competes with nobody. */
  position: 20,
  /** Of the query, over all its pages. */
  total: 100,
} as const;

export interface SearchConflict {
  query: string;
  /** Of all pages of the query that may compete. */
  impressions: number;
  /** Of most clicks first. */
  contenders: { address: string; clicks: number; impressions: number; position: number }[];
}

/**
 * The queries for which more than one page of the site is shown, those of most impressions first.
 * @param competes whether a page may compete with others
 */
export function searchConflictsOf(
  rows: readonly SearchRow[],
  competes: (address: string) => boolean,
): SearchConflict[] {
  const queries = new Map<string, SearchRow[]>();
  for (const row of rows) {
    if (!competes(row.address)) continue;
    const key = normalizeText(row.query);
    const known = queries.get(key);
    if (known) known.push(row);
    else queries.set(key, [row]);
  }
  return [...queries]
    .flatMap(([query, pages]) => conflictOf(query, pages) ?? [])
    .sort((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1));
}

function conflictOf(query: string, pages: readonly SearchRow[]): SearchConflict | undefined {
  const total = pages.reduce((sum, { impressions }) => sum + impressions, 0);
  if (total < CONFLICT_RULES.total) return undefined;
  const contenders = pages.flatMap(({ address, clicks, impressions, position }) => {
    if (impressions < CONFLICT_RULES.impressions || impressions < CONFLICT_RULES.share * total) return [];
    if (position === null || position > CONFLICT_RULES.position) return [];
    return [{ address, clicks, impressions, position }];
  });
  if (contenders.length < 2) return undefined;
  contenders.sort(
    (a, b) => b.clicks - a.clicks || b.impressions - a.impressions || (a.address < b.address ? -1 : 1),
  );
  return { query, impressions: total, contenders };
}
