import { comparable } from '../text/compare';
import { withoutElision } from '../text/elision';
import { UNSPACED } from '../keyphrases/keyphrases';
import type { PageWords } from './page-words';
import { TermMatcher } from './term-uses';

/** A use at a sentence's beginning or in a heading has capitals that are none of the term's. */
const PLAIN_WEIGHT = 1_000;

/** How the pages write each term mostly: as it stands within sentences, where it does; undefined where none has it. */
export function formsOf(
  terms: readonly { key: string }[],
  pages: readonly PageWords[],
  language: string,
): (string | undefined)[] {
  const matcher = new TermMatcher(terms.map(({ key }) => key));
  const counts = terms.map(() => new Map<string, number>());
  for (const { sentences } of pages) {
    for (const { keys, tokens, isHeading } of sentences) {
      for (const { term, start, end } of matcher.find(keys)) {
        const isPlain = start > 0 && !isHeading;
        const words = tokens.slice(start, end);
        const written = words.map(({ text, form: lower }, at) =>
          at > 0 ? (isPlain ? text : lower) : withoutElisionOf(isPlain ? text : lower, language),
        );
        const form = joined(written);
        const forms = counts[term] as Map<string, number>;
        forms.set(form, (forms.get(form) ?? 0) + (isPlain ? PLAIN_WEIGHT : 1));
      }
    }
  }
  return counts.map((forms) => {
    const [best] = [...forms].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    return best?.[0];
  });
}

/** Its apostrophe may be of any kind. */
function withoutElisionOf(text: string, language: string): string {
  const form = comparable(text, language);
  const word = withoutElision(form, language);
  return word === form ? text : text.slice(text.length - word.length);
}

/** Words side by side, with spaces where their scripts have them. */
export function joined(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const isApart = text !== '' && !(UNSPACED.test(text.at(-1) ?? '') && UNSPACED.test(word[0] ?? ''));
    return isApart ? `${text} ${word}` : text + word;
  }, '');
}
