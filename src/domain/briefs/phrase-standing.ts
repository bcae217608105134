import { commonWord } from '../text/common-words';
import { withoutElision } from '../text/elision';
import { isFunctionWord } from '../text/function-words';
import type { Standing } from './english-phrases';
import { isApart, isCutWord, type PhraseSample } from './phrase-samples';
import { hasCases, isInNominative, isNoPartOfNouns } from './slavic-phrases';
import { isTurkishVerb } from './turkish-words';
import type { TermWords } from './words/term-words';
import { NEVER } from './words/word-endings';

/** Of the places of a phrase, those beside one other word from which it is a part. */
const BOUND = 0.6;

export const NUMBER = /^[\d.,/%°€$£-]+\p{L}{0,3}$/u;

/** Whether a place is between the words of phrases: what holds sentences together, verbs and numbers. */
function isBetween(
  sentence: PhraseSample['sentence'],
  at: number,
  { language, general }: { language: string; general: ReadonlySet<string> },
): boolean {
  const form = sentence.tokens[at]?.form ?? '';
  if (isFunctionWord(form, language) || general.has(form) || NUMBER.test(form)) return true;
  const kind = hasCases(language) ? undefined : commonWord(form, language)?.kind;
  if (kind === 'verb' || kind === 'other') return true;
  return isNoPartOfNouns(form, language) || isNeverNoun(form, language);
}

export function isNeverNoun(form: string, language: string): boolean {
  if (NEVER[language]?.test(form)) return true;
  return language === 'tr' && isTurkishVerb(form);
}

/** Whether one other word stands beside a phrase in most of its places. */
export function isBound(samples: readonly PhraseSample[], language: string, { general }: TermWords): boolean {
  return [-1, 0].some((side) => {
    const counts = new Map<string, number>();
    for (const { sentence, start, end } of samples) {
      const at = side < 0 ? start - 1 : end;
      if (isApart(sentence, side < 0 ? start : end)) continue;
      if (isBetween(sentence, at, { language, general })) continue;
      const key = sentence.keys[at] ?? '';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values()) >= BOUND * samples.length;
  });
}

/** Between words that hold sentences together, signs and ends, a phrase stands for itself. */
export function standingByWords(
  { sentence, start, end }: PhraseSample,
  language: string,
  { general }: TermWords,
): Standing {
  if (isCutWord({ sentence, start, end })) return 'part';
  const isSplit = (at: number) => isBetween(sentence, at, { language, general });
  // "Gestione separata dell'INPS", "l'insulina".
  const isLed = (at: number) => withoutElision(formOf(sentence, at), language) !== formOf(sentence, at);
  const isOpen = !isApart(sentence, end) && !isSplit(end) && !isLed(end);
  const isBegun = isApart(sentence, start) || isSplit(start - 1) || isLed(start);
  // What stands in the genitive belongs to the noun before it: "montaż paneli".
  const isOfNoun = hasCases(language) && !isInNominative({ sentence, start, end }, language);
  return (isBegun || isOfNoun) && !isOpen ? 'whole' : 'part';
}

export function formOf({ tokens }: PhraseSample['sentence'], at: number): string {
  return tokens[at]?.form ?? '';
}
