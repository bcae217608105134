import { comparable } from '../text/compare';
import { withoutElision } from '../text/elision';
import { UNSPACED } from '../keyphrases/keyphrases';
import type { MatchedSentence } from './term-matches';

const APOSTROPHE = /['\u2019\u2018\u02bc\uff07]/;
/** Written between two words of one term: "CI/CD", "cold-brew". */
const SIGN = /^(?:[-/+&'’.]|\s&\s)$/;
/** A use at a sentence's beginning or in a heading has capitals that are none of the term's. */
const PLAIN_WEIGHT = 1_000;

/**
 * How the pages write each term mostly: as it stands within sentences, where it does; undefined where none has it.
 * @param words of each term the form that was found to be a phrase, in comparable form: "trabajo", not "trabaja"
 */
export function formsOf(
  words: readonly (string | undefined)[],
  matched: readonly MatchedSentence[],
  language: string,
): (string | undefined)[] {
  const counts = words.map(() => new Map<string, number>());
  for (const { sentence, uses } of matched) {
    for (const { term, start, end } of uses) {
      const isPlain = start > 0 && !sentence.isHeading && !sentence.code?.has(start);
      const form = formOf(sentence, { start, end, isPlain, language });
      const forms = counts[term] as Map<string, number>;
      forms.set(form, (forms.get(form) ?? 0) + (isPlain ? PLAIN_WEIGHT : 1));
    }
  }
  return counts.map((forms, term) => {
    const all = [...forms];
    const same = all.filter(([form]) => comparable(form, language) === words[term]);
    const [best] = (same.length > 0 ? same : all).sort(
      ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
    );
    return best?.[0];
  });
}

function formOf(
  { text, tokens, starts }: MatchedSentence['sentence'],
  { start, end, isPlain, language }: { start: number; end: number; isPlain: boolean; language: string },
): string {
  // A German noun has its capital wherever it stands.
  const isNoun = (at: number) => language === 'de' && at === end - 1;
  const [first = '', ...others] = tokens
    .slice(start, end)
    .map((token, at) => (isPlain || isNoun(start + at) ? token.text : token.form));
  const begin = withoutElisionOf(first, language);
  return others.reduce((said, word, at) => {
    const place = start + at + 1;
    const between = text.slice(
      (starts[place - 1] ?? 0) + (tokens[place - 1]?.text.length ?? 0),
      starts[place],
    );
    return SIGN.test(between) ? said + between + word : joined([said, word]);
  }, begin);
}

/** Its apostrophe may be of any kind. */
function withoutElisionOf(text: string, language: string): string {
  if (!APOSTROPHE.test(text)) return text;
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
