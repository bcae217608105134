import { isFunctionWord } from '../text/function-words';
import { isJoined } from './page-words';
import type { PhraseSample } from './phrase-samples';
import type { TermCandidate } from './term-candidates';
import type { TermWords } from './words/term-words';

/** A candidate with its words as most of its places have them. */
export type SpelledPhrase = TermCandidate & { forms: readonly string[] };

const CONTRACTION = /(?:n't|'(?:re|ve|ll|d|m))$/;
const POSSESSIVE = /'s?$/;
const DIGITS = /^[\d.,/%°-]+\p{L}{0,3}$/u;
/** Within a phrase of these languages: "ciclo de vida", "mise en place". What joins two things, or begins a clause, is within none. */
const LINKS: Readonly<Record<string, string | undefined>> = {
  en: 'of per',
  es: 'de del la el los las en a al',
  pt: 'de do da dos das a ao em',
  fr: 'de du des d en à au aux la l',
  it: 'di del della dello dei degli delle a al alla da in',
};

/** Before any noun, as "best" is. */
const SUPERLATIVE: Readonly<Record<string, RegExp | undefined>> = {
  pl: /^naj\p{L}{3,}(?:[yaei]|ą|ych|ego|ej)$/u,
  ru: /^наи\p{L}{3,}|(?:ейш|айш)\p{L}{2,3}$/u,
};
/** Whether a phrase may be a term by its own words: no contractions, measures, or words that say nothing. */
export function mayBeTerm(
  { forms }: SpelledPhrase,
  samples: readonly PhraseSample[],
  { light, general, units, halves, language }: TermWords & { language: string },
): boolean {
  const links = new Set(LINKS[language]?.split(' '));
  const [first = '', last = ''] = [forms[0], forms.at(-1)];
  if (forms.some((form) => CONTRACTION.test(form)) || POSSESSIVE.test(last)) return false;
  if (isAbbreviated(forms)) return false;
  // "One-pot pasta" is of no other pasta.
  const isHyphened = samples.some(({ sentence, start }) => isJoined(sentence, start + 1));
  const ends = isHyphened && forms.length > 1 ? [last] : [first, last];
  if (ends.some((form) => units.has(form) || general.has(form) || DIGITS.test(form))) return false;
  if (SUPERLATIVE[language]?.test(first)) return false;
  // "Lots of ice" is of ice.
  if (light.has(first) && forms[1] === 'of') return false;
  if (forms.length > 1 && halves.has(first)) return false;
  if (new Set(forms).size < forms.length) return false;
  if (forms.slice(1, -1).some((form) => isFunctionWord(form, language) && !links.has(form))) return false;
  if (forms.length === 1) return !light.has(first) && first.length > 1;
  return !forms.every((form) => general.has(form) || units.has(form) || form.length < 2);
}

/** A name with its own abbreviation behind it: "exchange-traded fund ETF". */
function isAbbreviated(forms: readonly string[]): boolean {
  const last = forms.at(-1) ?? '';
  const initials = forms
    .slice(0, -1)
    .map((form) => form[0])
    .join('');
  return initials.length > 1 && (last === initials || last === `${initials}s`);
}
