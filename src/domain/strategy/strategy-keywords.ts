import type { DemandBasis } from '../../contracts/strategy/strategy';
import { normalizeText } from '../intent/normalize';
import { MAX_KEYWORDS } from '../../contracts/keywords/grouping';
import type { KeywordFile, ReadKeyword } from '../keywords/read-keywords';
import type { SearchRow } from './read-search-console';

/** What Search Console tells of a query, or of a page, over all its rows. */
export interface SearchTotals {
  name: string;
  clicks: number;
  impressions: number;
  /** Weighted by impressions. */
  position: number | null;
}

/** The rows added up by what `keyOf` says, in the order of the keys. */
export function searchTotals(
  rows: readonly SearchRow[],
  keyOf: (row: SearchRow) => string,
): Map<string, SearchTotals> {
  const sums = new Map<string, SearchTotals & { weighted: number; placed: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key) ?? {
      ...{ name: row.query, clicks: 0, impressions: 0, position: null, weighted: 0, placed: 0 },
    };
    if (row.query < sum.name) sum.name = row.query;
    sum.clicks += row.clicks;
    sum.impressions += row.impressions;
    if (row.position !== null) {
      const weight = Math.max(1, row.impressions);
      sum.weighted += row.position * weight;
      sum.placed += weight;
    }
    sums.set(key, sum);
  }
  const ordered = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    ordered.map(([key, { weighted, placed, ...sum }]) => [
      key,
      { ...sum, position: placed > 0 ? Math.round((10 * weighted) / placed) / 10 : null },
    ]),
  );
}

export const queryOf = ({ query }: SearchRow): string => normalizeText(query);

/**
 * The keywords of an evaluation: those of the file, with what Search Console tells of them; without a file the queries, those of
 * most impressions first.
 */
export function keywordsOf(file: KeywordFile | undefined, rows: readonly SearchRow[]): KeywordFile {
  const queries = searchTotals(rows, queryOf);
  if (!file) return queriesAsKeywords(queries);
  const keywords = file.keywords.map((keyword) => {
    const found = queries.get(normalizeText(keyword.text));
    if (!found) return keyword;
    const { clicks, impressions, position } = found;
    return { ...keyword, clicks, impressions, position: position ?? keyword.position };
  });
  return { keywords, total: file.total };
}

function queriesAsKeywords(queries: ReadonlyMap<string, SearchTotals>): KeywordFile {
  const wanted = [...queries.values()].sort(
    (a, b) => b.impressions - a.impressions || (a.name < b.name ? -1 : 1),
  );
  const keywords = wanted
    .slice(0, MAX_KEYWORDS)
    .map(({ name, clicks, impressions, position }): ReadKeyword => ({
      ...{ text: name, volume: null, difficulty: null, position, clicks, impressions },
      address: null,
      addresses: [],
    }));
  return { keywords, total: wanted.length };
}

/** By what the demand of keywords is told: the first of searches, impressions and their number that any of them has. */
export function basisOf(keywords: readonly Pick<ReadKeyword, 'volume' | 'impressions'>[]): DemandBasis {
  if (keywords.some(({ volume }) => (volume ?? 0) > 0)) return 'volume';
  return keywords.some(({ impressions }) => (impressions ?? 0) > 0) ? 'impressions' : 'keywords';
}

/** The demand of a keyword: see DemandBasis. */
export function demandOf(
  { volume, impressions }: Pick<ReadKeyword, 'volume' | 'impressions'>,
  basis: DemandBasis,
): number {
  if (basis === 'keywords') return 1;
  return (basis === 'volume' ? volume : impressions) ?? 0;
}
