import type { InflectedClass } from '../text/inflected-class';
import { polishClassOf } from '../text/polish-words';
import { russianClassOf } from '../text/russian-words';
import { isApart, type PhraseSample } from './phrase-samples';

/** Of the places of a phrase, those where its words are of the classes of a noun phrase. */
const READ_SO = 0.5;

type Kind = InflectedClass | 'name';

const LETTERS: Readonly<Record<Kind, string>> = {
  ...{ noun: 'n', oblique: 'o', adjective: 'a', other: 'x', name: 'l' },
};

/** How a language builds noun phrases, and shows their cases. */
interface Grammar {
  classOf: (form: string) => InflectedClass;
  own: RegExp;
  /** By the letters of its words. */
  phrase: RegExp;
  /** Of a noun these may be genitives, which are told by what stands before them. */
  ambiguous: RegExp;
  withGenitive: ReadonlySet<string>;
  /** An adjective that may be in the nominative; one that is in no other case. */
  nominative: RegExp;
  nominativeAlone: RegExp;
  /** A noun in the nominative of one thing belongs to no noun before it: "запрос ответ". */
  ofItsOwn: RegExp;
  /** Of what is done these are genitives more often than they are of several: "завершения". */
  ofDoing: RegExp;
}

const LATIN = /^[a-z]/;
const GRAMMARS: Readonly<Record<string, Grammar | undefined>> = {
  ru: {
    classOf: russianClassOf,
    own: /[а-яё]/,
    phrase: /^a*[nol](?:a*[nol])*$/,
    ambiguous: /[ыиая]$/u,
    withGenitive: new Set(
      'для после до от из без у около кроме вместо во ради против с со при вокруг среди между к по'.split(
        ' ',
      ),
    ),
    nominative: /(?:[ыио]й|[ая]я|[оеыи]е)(?:ся)?$/u,
    // No adjective of a noun in another case: "переданные аргументами".
    nominativeAlone: /(?:ый|[ая]я|[ое]е|[ыи]е)(?:ся)?$/u,
    ofItsOwn: /(?:[бвгджзклмнпрстфхцчшщй]|ие|ость)$/u,
    ofDoing: /[нтв]ия$/u,
  },
  pl: {
    classOf: polishClassOf,
    own: /[a-ząćęłńóśźż]/,
    phrase: /^a*[nol]a*(?:[nol]a*)*$/,
    ambiguous: /[yia]$/u,
    withGenitive: new Set(
      'do z ze od ode dla bez u około obok podczas wokół wśród spośród zamiast oprócz według poza ilość liczba wiele kilka dużo mało więcej mniej'.split(
        ' ',
      ),
    ),
    nominative: /[yiae]$/u,
    nominativeAlone: /[ae]$/u,
    ofItsOwn: /(?:[bcćdfghjklłmnńprsśtwzźż]|ość)$/u,
    ofDoing: /[nc]ia$/u,
  },
};

/** Whether nouns of a language are told by the endings of their cases. */
export function hasCases(language: string): boolean {
  return GRAMMARS[language] !== undefined;
}

/** Whether the places of a phrase show a noun phrase that somewhere stands in the nominative. */
export function isCasedNounPhrase(samples: readonly PhraseSample[], language: string): boolean {
  const grammar = GRAMMARS[language];
  if (!grammar) return true;
  const read = samples.map((sample) => readPhrase(sample, grammar));
  return (
    read.filter(({ isPhrase }) => isPhrase).length >= READ_SO * samples.length &&
    read.some(({ isPhrase, isNominative }) => isPhrase && isNominative)
  );
}

/** Whether a place shows it as a term is told: in the nominative. */
export function isInNominative(sample: PhraseSample, language: string): boolean {
  const grammar = GRAMMARS[language];
  if (!grammar) return false;
  const { isPhrase, isNominative } = readPhrase(sample, grammar);
  return isPhrase && isNominative;
}

/** Whether a word ends what stands before it, and begins what stands behind it. */
export function isNoPartOfNouns(form: string, language: string): boolean {
  const grammar = GRAMMARS[language];
  return grammar !== undefined && grammar.own.test(form) && grammar.classOf(form) === 'other';
}

function readPhrase(
  { sentence, start, end }: PhraseSample,
  grammar: Grammar,
): { isPhrase: boolean; isNominative: boolean } {
  const forms = sentence.tokens.slice(start, end).map(({ form }) => form);
  const kinds = forms.map((form) => kindOf(form, grammar));
  const isNoun = (at: number) => kinds[at] === 'noun' || kinds[at] === 'oblique';
  const isOfOne = forms.every(
    (form, at) => !isNoun(at - 1) || kinds[at] !== 'noun' || !grammar.ofItsOwn.test(form),
  );
  const head = forms.findIndex((_, at) => isNoun(at));
  const ofHead = adjectivesOf(kinds, head).map((at) => forms[at] ?? '');
  const isPhrase =
    isOfOne &&
    grammar.phrase.test(kinds.map((kind) => LETTERS[kind]).join('')) &&
    (kinds[head] !== 'oblique' || !ofHead.some((form) => grammar.nominativeAlone.test(form)));
  if (head < 0) return { isPhrase, isNominative: kinds.includes('name') };
  const isFirst = isApart(sentence, start);
  const before = isFirst ? '' : (sentence.tokens[start - 1]?.form ?? '');
  if (grammar.ofDoing.test(forms[head] ?? '') && ofHead.length === 0 && !isFirst)
    return { isPhrase, isNominative: false };
  const isBehindNoun = grammar.own.test(before) && ['noun', 'oblique'].includes(kindOf(before, grammar));
  const isGenitive =
    grammar.ambiguous.test(forms[head] ?? '') && (grammar.withGenitive.has(before) || isBehindNoun);
  const isNominative =
    kinds[head] === 'noun' && !isGenitive && ofHead.every((form) => grammar.nominative.test(form));
  return { isPhrase, isNominative };
}

/** The places of the adjectives before a noun, and of those that end the phrase behind it. */
function adjectivesOf(kinds: readonly Kind[], head: number): number[] {
  const end = kinds.findLastIndex((kind) => kind !== 'adjective');
  return kinds.flatMap((kind, at) => (kind === 'adjective' && (at < head || end === head) ? [at] : []));
}

function kindOf(form: string, { own, classOf }: Grammar): Kind {
  if (own.test(form)) return classOf(form);
  return LATIN.test(form) ? 'name' : 'other';
}
