import { INTENT_PRIORITY, type IntentType } from '../../contracts/intent/intent';
import type { HubKeyword } from './hub-tree';

/** What is told of a page's keywords together. */
export interface PageFacts {
  /** Searches a month in all; null where no keyword has any. */
  volume: number | null;
  /** 0 to 100, weighted by volume. */
  difficulty: number | null;
  /** The best one. */
  position: number | null;
  /** Of most searches; null where no keyword tells one. */
  intent: IntentType | null;
}

export function pageFactsOf(keywords: readonly HubKeyword[]): PageFacts {
  const volumes = keywords.flatMap(({ volume }) => volume ?? []);
  const positions = keywords.flatMap(({ position }) => position ?? []);
  return {
    volume: volumes.length > 0 ? sum(volumes) : null,
    difficulty: difficultyOf(keywords),
    position: positions.length > 0 ? Math.min(...positions) : null,
    intent: intentOf(keywords),
  };
}

/** A keyword without searches counts as one search: it is in the file for a reason. */
const weightOf = ({ volume }: HubKeyword) => Math.max(1, volume ?? 0);

function difficultyOf(keywords: readonly HubKeyword[]): number | null {
  const rated = keywords.filter(({ difficulty }) => difficulty !== null);
  if (rated.length === 0) return null;
  const weighted = sum(rated.map((keyword) => weightOf(keyword) * (keyword.difficulty ?? 0)));
  return Math.round(weighted / sum(rated.map(weightOf)));
}

function intentOf(keywords: readonly HubKeyword[]): IntentType | null {
  const weights = new Map<IntentType, number>();
  for (const keyword of keywords)
    if (keyword.intent !== null)
      weights.set(keyword.intent, (weights.get(keyword.intent) ?? 0) + weightOf(keyword));
  const most = Math.max(...weights.values());
  return INTENT_PRIORITY.find((intent) => weights.get(intent) === most) ?? null;
}

/** The share of the priority that searches, what is missing, and difficulty have. */
const SHARES = { volume: 0.5, gap: 0.3, ease: 0.2 };
const GAPS = { missing: 1, low: 0.3, good: 0 };
/** Beyond it a page is on the second page of results. */
const FIRST_PAGE = 10;
/** Of a page whose difficulty nobody knows. */
const UNKNOWN_EASE = 0.5;

/**
 * What to write first, 0 to 100: half by searches, on a scale of logarithms up to those of the most searched page, three
 * tenths by whether it is missing, two tenths by how easy it is. A page that is there counts as missing for three tenths where
 * it ranks beyond the first ten.
 * @param most searches a month of the page that has most
 */
export function priorityOf(
  { volume, difficulty, position }: Omit<PageFacts, 'intent'>,
  { exists, most }: { exists: boolean; most: number },
): number {
  const searched = most > 0 ? Math.log(1 + (volume ?? 0)) / Math.log(1 + most) : 0;
  const known = position !== null && position > FIRST_PAGE ? GAPS.low : GAPS.good;
  const gap = exists ? known : GAPS.missing;
  const ease = difficulty === null ? UNKNOWN_EASE : 1 - Math.min(100, Math.max(0, difficulty)) / 100;
  return Math.round(100 * (SHARES.volume * searched + SHARES.gap * gap + SHARES.ease * ease));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
