import type {
  ClusterKeyword,
  ClusterKeywords,
  ClusterKeywordsQuery,
} from '../../contracts/strategy/cluster-keywords';
import { type ClusterDetail, STRATEGY_LIMITS } from '../../contracts/strategy/strategy';
import { COMMA } from '../csv/bytes';
import { csvOf } from '../csv/csv-text';
import { searchMatcher } from '../text/search';
import type { Evaluation } from './evaluate';
import type { Grouping, StrategyGround } from './strategy-ground';
import { demandOf } from './strategy-keywords';

/** Keywords of a group that come with it; the others are asked for by the page. */
const SHOWN_KEYWORDS = 500;

/** Columns that each tool that reads keywords knows by their names. */
const FIGURES: [name: string, of: (keyword: ClusterKeyword) => number | null][] = [
  ['Volume', ({ volume }) => volume],
  ['Difficulty', ({ difficulty }) => difficulty],
  ['Position', ({ position }) => position],
  ['Clicks', ({ clicks }) => clicks],
  ['Impressions', ({ impressions }) => impressions],
];

interface Opened {
  ground: StrategyGround;
  grouping: Grouping;
  evaluation: Evaluation;
}

/** A group in full; undefined where there is none of the id. */
export function clusterDetail(
  { ground, grouping, evaluation }: Opened,
  id: string,
): ClusterDetail | undefined {
  const cluster = evaluation.tabs.clusters.find((row) => row.id === id);
  const group = grouping[Number(id)];
  if (!cluster || !group) return undefined;
  return {
    cluster,
    keywords: keywordsOf(ground, group.keywords).slice(0, SHOWN_KEYWORDS),
    pages: group.fits.flatMap(({ page, cosine, evidence, section = null }) => {
      const found = ground.pages[page];
      if (!found) return [];
      return [
        {
          address: found.address,
          title: found.title ?? '',
          fit: cosine,
          evidence: evidence ?? 'passage',
          section,
        },
      ];
    }),
  };
}

/** A page of a group's keywords; undefined where there is no group of the id. */
export function clusterKeywords(
  { ground, grouping, evaluation }: Opened,
  { cluster, page, q }: ClusterKeywordsQuery & { cluster: string },
): ClusterKeywords | undefined {
  const group = grouping[Number(cluster)];
  if (!group || !evaluation.tabs.clusters.some(({ id }) => id === cluster)) return undefined;
  const matches = searchMatcher(q);
  const found = keywordsOf(ground, group.keywords).filter(({ text }) => matches(text));
  const first = (page - 1) * STRATEGY_LIMITS.rows;
  return { rows: found.slice(first, first + STRATEGY_LIMITS.rows), total: found.length };
}

/** All keywords of a group with their figures as a csv, the most wanted first; undefined where there is no group of the id. */
export function clusterKeywordsCsv(
  { ground, grouping, evaluation }: Opened,
  id: string,
): Uint8Array<ArrayBuffer> | undefined {
  const group = grouping[Number(id)];
  if (!group || !evaluation.tabs.clusters.some((row) => row.id === id)) return undefined;
  const figure = (value: number | null) => (value === null ? '' : String(value));
  const rows = keywordsOf(ground, group.keywords).map((keyword) => [
    keyword.text,
    ...FIGURES.map(([, of]) => figure(of(keyword))),
  ]);
  return csvOf([['Keyword', ...FIGURES.map(([name]) => name)], ...rows], COMMA);
}

function keywordsOf(ground: StrategyGround, places: readonly number[]): ClusterKeyword[] {
  return places
    .flatMap((place) => ground.keywords[place] ?? [])
    .map((keyword) => ({ ...keyword, demand: demandOf(keyword, ground.basis) }));
}
