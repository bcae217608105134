import {
  type DraftScore,
  type OptimizeGoal,
  type PartScore,
  PLACEMENTS,
  SCORE_BANDS,
  SCORE_PARTS,
  type ScoreEntry,
  type ScoreLimit,
  type ScorePart,
} from '../../contracts/optimize/optimize';
import { PAGE_COUNTS, type Spread } from '../../contracts/briefs/briefs';
import { termScoreOf } from '../briefs/term-score';
import type { TextFacts } from './draft-facts';
import { sharesOf, tenths } from './rounding';

/** What a score is worked out by: all but how it came about. */
export type ScoreGoal = Pick<OptimizeGoal, 'terms' | 'headingTerms' | 'profile'>;

type Judged = Pick<ScoreEntry, 'id' | 'found' | 'value' | 'weight'>;

/** An exact part: null where it has no data. */
type Judgement = { value: number; entries: Judged[] } | null;

/**
 * From so many below the lower quartile of Flesch Reading Ease on, readability is worth nothing: three of its classes of ten
 * points [A].
 */
const READABILITY_FALL = 30;
/** Of the target's words, from which on a text's length takes no points [A]. */
const ENOUGH_WORDS = 0.5;
/** Of what the terms are worth: a text has at most three times the points of its terms, of which there are 50 [A]. */
const ENOUGH_TERMS = 2 / 3;
/** What a term is worth that a list of terms names, and nothing else [A]. */
const LISTED = 0.005;
/** What a term that is said in other words is worth beside one that is used. */
const COVERED = 0.5;
/** Where nobody has more than one of a thing, half a score for two would be a matter of luck [A]. */
const LEAST_FALL = 2;

/** The score of a text with every sum: section 8 of the specification. */
export function scoreOf(facts: TextFacts, goal: ScoreGoal): DraftScore {
  const judged: Record<ScorePart, Judgement> = {
    terms: judgeTerms(facts, goal),
    headings: judgeHeadings(facts, goal),
    structure: judgeStructure(facts, goal),
    placement: judgePlacement(facts),
    readability: judgeReadability(facts, goal),
  };
  const names = Object.keys(SCORE_PARTS) as ScorePart[];
  const most = sharesOf(
    100,
    names.map((part) => (judged[part] ? SCORE_PARTS[part] : 0)),
  );
  const parts = names.map((part, at) => partOf(part, judged[part], most[at] ?? 0));
  const sum = tenths(parts.reduce((whole, { points }) => whole + points, 0));
  const limits = limitsOf(facts, goal, judged.terms?.value ?? null);
  const points = Math.min(sum, ...limits.map(({ most: allowed }) => allowed));
  return { points, parts, limits, taken: tenths(sum - points) };
}

/** What is short, or says hardly a term, cannot be good: both allow all points from a share on, and below in proportion. */
function limitsOf({ counts }: TextFacts, { profile }: ScoreGoal, terms: number | null): ScoreLimit[] {
  const most = (found: number, enough: number) =>
    enough > 0 ? tenths(Math.min(100, (100 * found) / enough)) : 100;
  const enough = Math.ceil(ENOUGH_WORDS * profile.target.words);
  const length: ScoreLimit = {
    ...{ of: 'length', found: counts.words, enough },
    most: most(counts.words, enough),
  };
  if (terms === null) return [length];
  return [length, { of: 'terms', found: terms, enough: ENOUGH_TERMS, most: most(terms, ENOUGH_TERMS) }];
}

/** Which of three bands points are in. */
export function bandOf(points: number): 'weak' | 'fair' | 'strong' {
  if (points < SCORE_BANDS.low) return 'weak';
  return points > SCORE_BANDS.high ? 'strong' : 'fair';
}

/** What a count of a text is worth: 1 between the quartiles, linear to 0 at half of the lower and double the upper one. */
export function countValue(count: number, { q1, q3 }: Pick<Spread, 'q1' | 'q3'>): number {
  if (count < q1) return Math.max(0, (count - q1 / 2) / (q1 / 2));
  if (count <= q3) return 1;
  return Math.max(0, 1 - (count - q3) / Math.max(q3, LEAST_FALL));
}

function partOf(part: ScorePart, judgement: Judgement, max: number): PartScore {
  if (!judgement) return { part, value: null, points: 0, max: 0, entries: [] };
  const { value, entries } = judgement;
  const points = Math.min(max, tenths(value * max));
  const most = sharesOf(
    max,
    entries.map(({ weight }) => weight),
  );
  const reached = sharesOf(
    points,
    entries.map((entry) => entry.weight * entry.value),
  );
  return {
    ...{ part, value, points, max },
    entries: entries.map(({ id, found, value: worth, weight }, at) => {
      return { id, found, value: worth, weight, points: reached[at] ?? 0, max: most[at] ?? 0 };
    }),
  };
}

/** A term that is not used, and said in other words, is worth half of one that is. */
function judgeTerms({ uses, listed, covered }: TextFacts, { terms }: ScoreGoal): Judgement {
  if (terms.length === 0) return null;
  const values = termScoreOf(terms, uses).values.map((judged, at) => {
    if ((uses[at] ?? 0) > 0) return judged;
    const instead = covered.has(at) ? COVERED : listed.has(at) ? LISTED : 0;
    return { ...judged, value: instead };
  });
  const whole = values.reduce((sum, { weight }) => sum + weight, 0);
  const reached = values.reduce((sum, { value, weight }) => sum + value * weight, 0);
  const entries = values.map(({ value, weight }, at): Judged => {
    const share = whole > 0 ? weight / whole : 0;
    return { id: at, found: uses[at] ?? 0, value, weight: share };
  });
  return { value: whole > 0 ? reached / whole : 0, entries };
}

/** Each of the terms that headings are asked for counts by its importance. */
function judgeHeadings({ headingUses }: TextFacts, { terms, headingTerms }: ScoreGoal): Judgement {
  return weighed(
    headingTerms.map((term) => {
      const found = headingUses[term] ?? 0;
      return { id: term, found, value: found > 0 ? 1 : 0, weight: terms[term]?.importance ?? 0 };
    }),
  );
}

/** What no page has does not count, as long as the text has none of it either. */
function judgeStructure({ counts }: TextFacts, { profile }: ScoreGoal): Judgement {
  return weighed(
    PAGE_COUNTS.map((count) => {
      const spread = profile.counts[count];
      const found = counts[count];
      const isAsked = spread.max > 0 || found > 0;
      return { id: count, found, value: countValue(found, spread), weight: isAsked ? 1 : 0 };
    }),
  );
}

function judgePlacement({ placements }: TextFacts): Judgement {
  return weighed(
    PLACEMENTS.map((id) => {
      const isThere = placements[id];
      const found = isThere === null ? null : Number(isThere);
      return { id, found, value: found ?? 0, weight: found === null ? 0 : 1 };
    }),
  );
}

/** Easier is never worse. A text that is too short to tell has no points yet. */
function judgeReadability({ flesch }: TextFacts, { profile }: ScoreGoal): Judgement {
  if (profile.flesch === null) return null;
  const { q1 } = profile.flesch;
  const value = flesch === null ? 0 : Math.min(1, Math.max(0, 1 - (q1 - flesch) / READABILITY_FALL));
  return { value, entries: [{ id: 'flesch', found: flesch, value, weight: 1 }] };
}

function weighed(entries: Judged[]): Judgement {
  const whole = entries.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return null;
  const shared = entries.map((entry) => ({ ...entry, weight: entry.weight / whole }));
  return { value: shared.reduce((sum, { value, weight }) => sum + value * weight, 0), entries: shared };
}
