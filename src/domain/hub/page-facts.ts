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
  /** Of most searches, those of keywords without a word of intent among them; null where no keyword tells one. */
  intent: IntentType | null;
}

type Told = Pick<HubKeyword, 'volume' | 'difficulty' | 'position' | 'intent'>;

/** @param votesByDemand whether keywords that tell no intent count as informational; in hubs of before they do not */
export function pageFactsOf(keywords: readonly Told[], votesByDemand = false): PageFacts {
  const volumes = keywords.flatMap(({ volume }) => volume ?? []);
  const positions = keywords.flatMap(({ position }) => position ?? []);
  return {
    volume: volumes.length > 0 ? sum(volumes) : null,
    difficulty: difficultyOf(keywords),
    position: positions.length > 0 ? Math.min(...positions) : null,
    intent: intentOf(keywords, votesByDemand),
  };
}

/**
 * What a keyword weighs that no word tells the intent of: it asks for a guide at first, but who types the bare name of a
 * product may want to choose one. So a tenth of its searches as "best" or "buy" decides, and a few do not [A].
 */
const SILENT = 0.1;

/** A keyword without searches counts as one search: it is in the file for a reason. */
const weightOf = ({ volume }: Told) => Math.max(1, volume ?? 0);

function difficultyOf(keywords: readonly Told[]): number | null {
  const rated = keywords.filter(({ difficulty }) => difficulty !== null);
  if (rated.length === 0) return null;
  const weighted = sum(rated.map((keyword) => weightOf(keyword) * (keyword.difficulty ?? 0)));
  return Math.round(weighted / sum(rated.map(weightOf)));
}

function intentOf(keywords: readonly Told[], votesByDemand: boolean): IntentType | null {
  if (keywords.every(({ intent }) => intent === null)) return null;
  const weights = new Map<IntentType, number>();
  for (const keyword of keywords) {
    const intent = keyword.intent ?? (votesByDemand ? 'Informational' : null);
    const weight = weightOf(keyword) * (keyword.intent === null ? SILENT : 1);
    if (intent !== null) weights.set(intent, (weights.get(intent) ?? 0) + weight);
  }
  const most = Math.max(...weights.values());
  return INTENT_PRIORITY.find((intent) => weights.get(intent) === most) ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
