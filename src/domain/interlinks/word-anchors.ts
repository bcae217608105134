import { comparable } from '../text/compare';
import { withoutElision } from '../text/elision';
import { normalizeUnicode } from '../text/unicode';
import { isParted, type ReadSentence } from './find-anchor';
import { NO_STEM } from './word-ids';

/** Letters at the end in which forms of a noun differ: case and number; in languages with more cases more of them [A]. */
const ENDING = { few: 2, many: 3 } as const;
const FEW_CASES: ReadonlySet<string> = new Set([
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'nb',
]);
const MARKS = /\p{M}/gu;
/** `strategies`. */
const IES = /ies$/u;

/** Whether two words are forms of one noun, and no verb or adjective of the same stem: `encrypted` is none of `encryption`. */
export function isSameNoun(one: string, other: string, language: string): boolean {
  const [a = '', b = ''] = [one, other].map((word) => {
    const own = withoutElision(comparable(word, language), language);
    const plain = normalizeUnicode(own, 'NFD').replace(MARKS, '');
    return language === 'en' ? plain.replace(IES, 'y') : plain;
  });
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  return Math.max(a.length, b.length) - same <= (FEW_CASES.has(language) ? ENDING.few : ENDING.many);
}

/** `unit testing framework`: whether a word only says of which kind the next one is, where the last word tells what is meant. */
export function modifies(sentence: ReadSentence, at: number, language: string): boolean {
  const next = sentence.words[at + 1];
  return language === 'en' && next !== undefined && next.stem !== NO_STEM && !isParted(sentence, at);
}
