import { isReadingMatter } from '../../contracts/pages/page-kinds';
import { normalizeText } from '../intent/normalize';
import type { ReadKeyword } from '../keywords/read-keywords';
import { PageNames, rankingPages } from './keyword-evidence';
import type { SearchRow } from './read-search-console';
import type { SitePages } from './site-pages';
import type { ClusterFit, StrategyPage } from './strategy-ground';

interface Given {
  site: SitePages | undefined;
  rows: readonly SearchRow[];
  keywords: readonly ReadKeyword[];
  language: string;
}

interface EvidenceFinder {
  /** Addresses of all pages that rank for something. */
  ranking: Iterable<string>;
  /** For the keywords of a group, by their places, the pages that are known to be on it: see `byWorth`. */
  of: (pages: readonly StrategyPage[]) => (keywords: readonly number[]) => ClusterFit[];
}

/** Finds the pages that rank for a keyword, and those that are called so: no likeness tells more. */
export function evidenceFinder({ site, rows, keywords, language }: Given): EvidenceFinder {
  const ranking = rankingPages(rows, keywords);
  const names = new PageNames(site?.pages ?? [], language);
  const ranks = keywords.map(({ text }) => ranking.get(normalizeText(text)));
  const named = keywords.map(({ text }) => names.find(text));
  return {
    ranking: new Set(ranking.values()),
    of: (pages) => {
      const places = new Map(pages.map(({ address }, place) => [address, place]));
      return (group) => {
        const weights = new Map<number, Found>();
        const add = (page: number | undefined, evidence: Found['evidence'], weight: number) => {
          if (page === undefined) return;
          const known = weights.get(page) ?? { evidence, weight: 0 };
          known.weight += weight;
          weights.set(page, known);
        };
        for (const at of group)
          add(places.get(ranks[at] ?? ''), 'ranks', Math.max(1, keywords[at]?.impressions ?? 0));
        for (const at of group) add(named[at], 'named', Math.max(1, keywords[at]?.volume ?? 0));
        return byWorth(weights, pages);
      };
    },
  };
}

interface Found {
  evidence: 'ranks' | 'named';
  weight: number;
}

/** What can be read before the start and the like; what ranks before what is only called so; then by demand. */
function byWorth(found: ReadonlyMap<number, Found>, pages: readonly StrategyPage[]): ClusterFit[] {
  const isMatter = (page: number) => {
    const kind = pages[page]?.kind ?? 'text';
    return Number(kind === 'list' || isReadingMatter(kind));
  };
  return [...found]
    .sort(
      ([one, a], [other, b]) =>
        isMatter(other) - isMatter(one) ||
        Number(a.evidence === 'named') - Number(b.evidence === 'named') ||
        b.weight - a.weight ||
        one - other,
    )
    .map(([page, { evidence }]) => ({ page, cosine: 1, evidence }));
}
