import { type RussianClass, russianClassOf } from '../text/russian-words';
import { isApart, type PhraseSample } from './phrase-samples';

/** Of the places of a phrase, those where its words are of the classes of a noun phrase. */
const READ_SO = 0.5;

type Kind = RussianClass | 'name';

const LATIN = /^[a-z]/;
const CYRILLIC = /[а-яё]/;
/** Adjectives before a noun or a name, and what stands behind it with its own adjectives. */
const NOUN_PHRASE = /^a*[nol](?:a*[nol])*$/;
const LETTERS: Readonly<Record<Kind, string>> = {
  ...{ noun: 'n', oblique: 'o', adjective: 'a', other: 'x', name: 'l' },
};
/** A noun in the nominative of one thing belongs to no noun before it: "запрос ответ". */
const OF_ITS_OWN = /(?:[бвгджзклмнпрстфхцчшщй]|ие|ость)$/u;
/** Of a noun these may be genitives, which are told by what stands before them. */
const AMBIGUOUS = /[ыиая]$/u;
const WITH_GENITIVE = new Set(
  'для после до от из без у около кроме вместо во ради против с со при вокруг среди между к по'.split(' '),
);
const NOMINATIVE = /(?:[ыио]й|[ая]я|[оеыи]е)(?:ся)?$/u;
/** No adjective of a noun in another case: "переданные аргументами". */
const NOMINATIVE_ALONE = /(?:ый|[ая]я|[ое]е|[ыи]е)(?:ся)?$/u;
/** Of what is done these are genitives more often than they are of several: "завершения". */
const OF_DOING = /[нтв]ия$/u;

/** Whether the places of a phrase show a noun phrase that somewhere stands in the nominative. */
export function isRussianNounPhrase(samples: readonly PhraseSample[]): boolean {
  const read = samples.map(readPhrase);
  return (
    read.filter(({ isPhrase }) => isPhrase).length >= READ_SO * samples.length &&
    read.some(({ isPhrase, isNominative }) => isPhrase && isNominative)
  );
}

/** Whether a place shows it as a term is told: in the nominative. */
export function isRussianNominative(sample: PhraseSample): boolean {
  const { isPhrase, isNominative } = readPhrase(sample);
  return isPhrase && isNominative;
}

/** Whether a word ends what stands before it, and begins what stands behind it. */
export function isRussianBoundary(form: string): boolean {
  return CYRILLIC.test(form) && russianClassOf(form) === 'other';
}

function readPhrase({ sentence, start, end }: PhraseSample): { isPhrase: boolean; isNominative: boolean } {
  const forms = sentence.tokens.slice(start, end).map(({ form }) => form);
  const kinds = forms.map(kindOf);
  const isNoun = (at: number) => kinds[at] === 'noun' || kinds[at] === 'oblique';
  const isOfOne = forms.every(
    (form, at) => !isNoun(at - 1) || kinds[at] !== 'noun' || !OF_ITS_OWN.test(form),
  );
  const head = forms.findIndex((_, at) => isNoun(at));
  const led = forms.slice(0, Math.max(0, head)).filter((_, at) => kinds[at] === 'adjective');
  const isPhrase =
    isOfOne &&
    NOUN_PHRASE.test(kinds.map((kind) => LETTERS[kind]).join('')) &&
    (kinds[head] !== 'oblique' || !led.some((form) => NOMINATIVE_ALONE.test(form)));
  if (head < 0) return { isPhrase, isNominative: kinds.includes('name') };
  const isFirst = isApart(sentence, start);
  const before = isFirst ? '' : (sentence.tokens[start - 1]?.form ?? '');
  if (OF_DOING.test(forms[head] ?? '') && led.length === 0 && !isFirst)
    return { isPhrase, isNominative: false };
  const isGenitive =
    AMBIGUOUS.test(forms[head] ?? '') &&
    (WITH_GENITIVE.has(before) || (CYRILLIC.test(before) && ['noun', 'oblique'].includes(kindOf(before))));
  const isNominative = kinds[head] === 'noun' && !isGenitive && led.every((form) => NOMINATIVE.test(form));
  return { isPhrase, isNominative };
}

function kindOf(form: string): Kind {
  if (CYRILLIC.test(form)) return russianClassOf(form);
  return LATIN.test(form) ? 'name' : 'other';
}
