import type { Coverage } from '../../contracts/keywords/coverage';
import type { ClusterRow, DemandBasis, StrategySettings } from '../../contracts/strategy/strategy';
import { pageFactsOf } from '../hub/page-facts';
import { clicksAtStake } from '../keywords/click-rates';
import { FIRST_PAGE, priorityOf } from '../keywords/priority';
import type { GroundCluster, Grouping, StrategyGround, StrategyKeyword } from './strategy-ground';
import { demandOf } from './strategy-keywords';

/** The groups of keywords with all that is told of each, as the grouping has them: the most wanted first. */
export function clusterRows(
  ground: StrategyGround,
  grouping: Grouping,
  settings: Pick<StrategySettings, 'covered' | 'partial'>,
): ClusterRow[] {
  const rows = grouping.map((cluster, place) => rowOf(ground, cluster, { place, settings }));
  const most = Math.max(0, ...rows.map(({ demand }) => demand));
  return rows.map((row) => ({ ...row, priority: priorityOf(priorityFacts(row), most) }));
}

function rowOf(
  ground: StrategyGround,
  { keywords: places, fits }: GroundCluster,
  of: { place: number; settings: Pick<StrategySettings, 'covered' | 'partial'> },
): ClusterRow {
  const { basis, sources } = ground;
  const members = places.flatMap((place) => ground.keywords[place] ?? []);
  const wanted = members.map((keyword) => ({ ...keyword, volume: demandOf(keyword, basis) }));
  const { difficulty, position, intent } = pageFactsOf(wanted);
  const [best] = fits;
  const fit = best?.cosine ?? 0;
  const page = best && fit >= of.settings.partial ? ground.pages[best.page] : undefined;
  // What ranks has a page, even where nobody knows which.
  const ranks = ground.judgedBy !== undefined && position !== null;
  return {
    id: String(of.place),
    label: members[0]?.text ?? '',
    keywords: members.length,
    demand: sum(wanted.map(({ volume }) => volume)),
    ...{ difficulty, position, intent },
    clicks: told(members, ({ clicks }) => clicks),
    impressions: told(members, ({ impressions }) => impressions),
    coverage: sources.reading || ranks ? (ranks ? 'covered' : coverageOf(fit, of.settings)) : null,
    fit: sources.reading ? fit : null,
    page: page?.address ?? null,
    evidence: page && best ? (best.evidence ?? 'passage') : null,
    priority: 0,
    stake: basis === 'keywords' ? null : Math.round(sum(wanted.map(stakeOf(basis)))),
  };
}

/** Of impressions the clicks are known; searches are a month's, and what a file says of clicks may be of any time. */
function stakeOf(basis: DemandBasis) {
  return ({ volume, position, clicks }: StrategyKeyword & { volume: number }): number => {
    if (basis === 'volume' || clicks === null) return clicksAtStake(volume, position);
    return Math.max(0, clicksAtStake(volume, null) - clicks);
  };
}

function coverageOf(
  fit: number,
  { covered, partial }: Pick<StrategySettings, 'covered' | 'partial'>,
): Coverage {
  if (fit >= covered) return 'covered';
  return fit >= partial ? 'partial' : 'gap';
}

/** Where no pages were read, what ranks is taken to be there. */
function priorityFacts({ demand, difficulty, position, coverage }: ClusterRow) {
  return {
    volume: demand,
    difficulty,
    position,
    coverage: coverage ?? (position === null ? 'gap' : 'covered'),
  };
}

/**
 * Whether something is left to be done for a group: it has no page of its own, or one beyond the first ten results. Of what
 * nobody can tell nothing is; evaluations that did not know that took it for missing.
 */
export function isOpen(
  { coverage, position }: Pick<ClusterRow, 'coverage' | 'position'>,
  { judgedBy }: Pick<StrategyGround, 'judgedBy'>,
): boolean {
  if (coverage === 'gap' || coverage === 'partial') return true;
  if (position === null) return coverage === null && judgedBy === undefined;
  return position > FIRST_PAGE;
}

function told(
  keywords: readonly StrategyKeyword[],
  of: (keyword: StrategyKeyword) => number | null,
): number | null {
  const known = keywords.flatMap((keyword) => of(keyword) ?? []);
  return known.length > 0 ? sum(known) : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
