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

/** Words between two things that are compared. */
const COMPARING = /\s(?:vs\.?|versus|oder|o|ou|lub|of|или)\s/u;
/** A longer name is a title by itself. */
const MOST_WORDS = 5;
/** Openings of questions that are asked of somebody, by language: what opens otherwise (`how to`) is told, and has no mark. */
const ASKING: Partial<Record<string, RegExp>> = {
  en: /^(?:(?:what|why|when|where|who|which|whose|is|are|can|could|does|do|did|should|will|would)(?:['’]s)?\s(?!to\s)|how\s(?!to\s))/u,
  de: /^(?:was|warum|wieso|weshalb|wann|wer|wo|woher|wohin|wie\s(?:viel|viele|oft|lange|lang|alt|groß|hoch|weit|schnell|teuer)|ist|sind|kann|darf|muss|soll|welche[rsnm]?)\s/u,
};

/**
 * A title as an editor would begin with it: a pattern behind a short name, in a language whose grammar the patterns hold, else
 * the page's own keyword. What is asked has a question's mark.
 */
export function suggestedTitleOf(name: string, kind: Kind, language: string): string {
  const plain = normalizeText(name);
  const title = capitalised(name, language);
  if (/[?？]$/u.test(name)) return title;
  if (ASKING[language]?.test(plain)) return `${title}?`;
  const pattern = titlePatternOf(name, kind, language);
  const added = new Set(
    pattern
      .slice(title.length)
      .toLocaleLowerCase(language)
      .match(/[\p{L}\p{N}]{3,}/gu),
  );
  const words = plain.split(' ');
  const isName =
    words.length <= MOST_WORDS && !COMPARING.test(plain) && !/[^\p{Script=Latin}\P{L}]/u.test(name);
  return isName && !words.some((word) => added.has(word)) ? pattern : title;
}

export function wordRangeOf(kind: Kind): [number, number] {
  return WORDS[kind];
}
