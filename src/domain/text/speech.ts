import { functionWordsOf } from './function-words';
import { literalPattern } from './literal-pattern';

/** So many characters tell what stands around a mark. */
const LOOKED_AT = 60;
const QUOTED = /[!?！？]+\s?[\p{Pe}\p{Pi}\p{Pf}"']+\s*$/u;
const LOWER_NEXT = /^\p{Ll}/u;
/** Of languages whose words of saying are written large, or know no capitals: `“Stop!” John said.`, `「待て！」と言った。` */
const SAID: Readonly<Record<string, RegExp>> = {
  en: /^(?:\p{Lu}[\p{L}'’]*\s){0,2}(?:\p{Lu}[\p{L}'’]*|I) (?:said|says|asked|asks|replied|shouted|cried|whispered|yelled|answered|added|exclaimed|screamed|called)\b/u,
  ja: /^(?:と|って)/u,
  ko: /^(?:(?:이)?라고|라며|하고|고) ?/u,
  zh: /^(?:[他她它我你]们?|\p{Script=Han}{2,3}?)(?:回答|大叫|说|說|问|問|喊)/u,
};
/** Names that end with a mark, or have one inside. */
const NAMED = /(?<![\p{L}\p{N}])(?:yahoo|joomla|kahoot|jeopardy|yum|wham|panic)!\s*$/iu;
const LETTER_BEFORE = /\p{L}!$/u;
const LETTER_NEXT = /^\p{L}/u;
const NEXT_WORD = /^["'(«“‘„]*(\p{L}+)/u;

/** A mark with something behind it. */
const MARK_INSIDE = /[.!?]\s*[\p{L}\p{N}]/u;

/**
 * Finds those of some phrases that have a mark inside at which a text would be cut, whatever their case: `Joomla! templates`.
 * Undefined where none has.
 */
export function namesPattern(phrases: readonly string[]): RegExp | undefined {
  const names = phrases.filter((phrase) => MARK_INSIDE.test(phrase));
  if (names.length === 0) return undefined;
  const patterns = names.map((name) => name.trim().split(/\s+/u).map(literalPattern).join('\\s+'));
  return new RegExp(patterns.join('|'), 'gi');
}

/**
 * Whether the mark that a part of a text ends with is that of speech within a sentence: `“Stop!” she said.`, or of a remark
 * in brackets.
 * @param language ISO 639-1; English where it is not known
 */
export function isWithinSpeech(text: string, after: string, language = 'en'): boolean {
  if (!QUOTED.test(text.slice(-LOOKED_AT))) return false;
  return LOWER_NEXT.test(after) || SAID[language]?.test(after.slice(0, LOOKED_AT)) === true;
}

/**
 * Whether the mark that a part of a text ends with is that of a name: `FRITZ!App`, `Yahoo! Mail`.
 * @param language ISO 639-1; English where it is not known
 */
export function isWithinName(text: string, after: string, language = 'en'): boolean {
  const before = text.slice(-LOOKED_AT);
  if (LETTER_BEFORE.test(before) && LETTER_NEXT.test(after)) return true;
  if (!NAMED.test(before)) return false;
  const next = NEXT_WORD.exec(after.slice(0, LOOKED_AT))?.[1];
  return next !== undefined && (LOWER_NEXT.test(next) || !functionWordsOf(language).has(next.toLowerCase()));
}
