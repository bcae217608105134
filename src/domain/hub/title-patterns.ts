import type { IntentType } from '../../contracts/intent/intent';
import { normalizeText } from '../intent/normalize';
import { opensAQuestion } from '../intent/question-words';
import { capitalised } from '../text/capitalised';
import PATTERNS from './title-patterns.json';

type Kind = keyof (typeof PATTERNS)['en'];

const KINDS: Record<IntentType, Kind> = {
  Informational: 'informational',
  'Commercial Investigation': 'commercial',
  Transactional: 'transactional',
  Navigational: 'navigational',
};

/** Words of a page, from and to, by what it is for. */
const WORDS: Record<Kind, [number, number]> = {
  pillar: [2_000, 3_500],
  informational: [1_000, 1_800],
  commercial: [1_500, 2_500],
  transactional: [500, 1_000],
  navigational: [300, 700],
};

/** A pillar is written as one, whatever its keywords ask for; what tells no intent wants to be explained. */
export function kindOf(intent: IntentType | null, pillar: boolean): Kind {
  return pillar ? 'pillar' : KINDS[intent ?? 'Informational'];
}

/**
 * What a title may be like, in the language of the keywords. A question is a title as it stands, and so is a name in a language
 * without patterns.
 */
export function titlePatternOf(name: string, kind: Kind, language: string): string {
  const patterns: Record<Kind, string> | undefined = (
    PATTERNS as Partial<Record<string, Record<Kind, string>>>
  )[language];
  const title = capitalised(name, language);
  if (opensAQuestion(normalizeText(name))) return title;
  return patterns ? patterns[kind].replace('{}', () => title) : title;
}

export function wordRangeOf(kind: Kind): [number, number] {
  return WORDS[kind];
}
