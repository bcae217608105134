import {
  type ClusterRow,
  type ConflictRow,
  type PageRow,
  SCORE_PARTS,
  type ScorePart,
  type ScorePartId,
} from '../../contracts/strategy/strategy';
import type { StrategyGround } from './strategy-ground';

/** Of 100, where all have data. */
const WEIGHTS: Record<ScorePartId, number> = {
  coverage: 35,
  cannibalisation: 20,
  intent: 10,
  depth: 15,
  structure: 15,
  duplicates: 5,
};
/** What a group that is covered in part counts of one that is covered [A]. */
export const PARTLY = 0.5;
const TENTHS = 1_000;

export interface Judged {
  clusters: readonly ClusterRow[];
  conflicts: readonly ConflictRow[];
  pages: readonly PageRow[];
}

export interface Score {
  /** To a tenth; null where no part has data. */
  score: number | null;
  parts: ScorePart[];
}

/**
 * The score with its parts. Those without data drop out and the weights of the others are scaled to 100, to a tenth; the points
 * shown add up to the score, and what can be had to 100.
 */
export function scoreOf(ground: StrategyGround, judged: Judged): Score {
  const shares: Record<ScorePartId, Share> = {
    coverage: coverageShare(ground, judged),
    cannibalisation: conflictShare(ground, judged),
    intent: intentShare(ground, judged),
    ...pageShares(judged.pages),
  };
  const known = SCORE_PARTS.filter((id) => shares[id].judged > 0);
  const tenths = apportioned(known.map((id) => WEIGHTS[id]));
  const parts = SCORE_PARTS.map((id): ScorePart => {
    const { good, judged: all } = shares[id];
    const most = tenths[known.indexOf(id)];
    if (most === undefined) return { id, weight: WEIGHTS[id], most: 0, points: null, good: 0, judged: 0 };
    const points = Math.round((most * good) / all) / 10;
    return { id, weight: WEIGHTS[id], most: most / 10, points, good, judged: all };
  });
  const sum = parts.reduce((total, { points }) => total + Math.round(10 * (points ?? 0)), 0);
  return { score: known.length > 0 ? sum / 10 : null, parts };
}

/** What is good, of what was judged. */
type Share = Pick<ScorePart, 'good' | 'judged'>;
const NO_DATA: Share = { good: 0, judged: 0 };

/** Whole tenths of a point that add up to 100 points, by the largest remainders. */
function apportioned(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (TENTHS * weight) / all);
  const whole = exact.map(Math.floor);
  const left = TENTHS - whole.reduce((sum, tenths) => sum + tenths, 0);
  const byRemainder = [...exact.keys()].sort(
    (a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1) || a - b,
  );
  for (const at of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

function coverageShare({ sources }: StrategyGround, { clusters }: Judged): Share {
  if (!sources.reading) return NO_DATA;
  const covered = demandOf(clusters.filter(({ coverage }) => coverage === 'covered'));
  const partial = demandOf(clusters.filter(({ coverage }) => coverage === 'partial'));
  return { good: covered + PARTLY * partial, judged: demandOf(clusters) };
}

function conflictShare({ search, sources }: StrategyGround, { clusters, conflicts }: Judged): Share {
  if (!search && !sources.reading) return NO_DATA;
  const judged = search ? search.impressions : demandOf(clusters);
  return { good: judged - demandOf(conflicts.filter(({ advice }) => advice !== 'watch')), judged };
}

/** Of groups that have a page, whether it serves what people want; where either is not known, it is not judged. */
function intentShare(ground: StrategyGround, { clusters, pages }: Judged): Share {
  if (!ground.sources.reading) return NO_DATA;
  const intents = new Map(pages.map(({ address, intent }) => [address, intent]));
  const judged = clusters.filter(
    ({ page, intent, coverage }) =>
      coverage === 'covered' && page !== null && intent !== null && (intents.get(page) ?? null) !== null,
  );
  const good = judged.filter(({ page, intent }) => intents.get(page ?? '') === intent);
  return { good: demandOf(good), judged: demandOf(judged) };
}

function pageShares(all: readonly PageRow[]): Record<'depth' | 'structure' | 'duplicates', Share> {
  const read = all.filter(({ words }) => words !== null);
  const placed = read.filter(({ depth, inlinks }) => depth !== null || inlinks !== null);
  const without = (pages: readonly PageRow[], ...faults: readonly string[]): Share => ({
    good: pages.filter((page) => !page.faults.some((fault) => faults.includes(fault))).length,
    judged: pages.length,
  });
  return {
    depth: without(read, 'thin'),
    structure: without(placed, 'orphan', 'deep'),
    duplicates: without(read, 'duplicate', 'near-duplicate'),
  };
}

function demandOf(rows: readonly { demand: number }[]): number {
  return rows.reduce((sum, { demand }) => sum + demand, 0);
}
