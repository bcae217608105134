import { stemOf } from './stems';

/**
 * Endings that make another word of one (`développer`, `développement`), with those of their own inflection. Stemmers take
 * them off as well, but for English, whose forms are those of inflection (see english-forms.ts). Drawn from the step for
 * derivational suffixes of each language's stemmer (https://snowballstem.org/algorithms/).
 */
const DERIVED: Partial<Record<string, RegExp>> = {
  de: /(?:(?:ung|heit|keit|schaft)(?:en)?|(?:er|ler|ner)in(?:nen)?|(?:lich|isch|ig|los|bar|sam)(?:e[nmrs]?)?|ismus)$/,
  fr: /(?:(?:ement|ation|ition|eur|euse|rice|isme|iste|able|ible|ité|if|ive)s?|eux|euses?)$/,
  es: /(?:(?:ci[oó]n|si[oó]n|miento|mente|dad|ismo|ista|able|ible|dor|dora|anza|ivo|iva)s?|(?:cion|sion|dor)es|dades)$/,
  it: /(?:zion[ei]|sion[ei]|ment[oi]|mente|tà|ism[oi]|ist[aei]|bil[ei]|tor[ei]|tric[ei]|iv[oaie])$/,
  pt: /(?:(?:ção|são|mento|mente|dade|ismo|ista|ável|ível|dor|dora|ivo|iva)s?|(?:ç|s)ões|dores|(?:á|í)veis)$/,
  nl: /(?:(?:ing|heid|baar|lijk|achtig|isch)(?:e|en)?|heden|isme)$/,
  ru: /(?:(?:ни|ти)(?:е|я|ю|ем|и|й|ям|ями|ях)|ост(?:ь|и|ью|ей|ям|ями|ях)|тел(?:ь|я|ю|ем|е|и|ей|ям|ями|ях)|(?:ск|тельн|енн)(?:ий|ый|ая|ое|ие|ые|ого|ому|им|ым|ом|ой|ую|их|ых|ими|ыми))$/,
  sv: /(?:(?:ning|het|lig|isk|bar|skap)(?:en|er|arna|erna|ar|t|a)?)$/,
  da: /(?:(?:ning|hed|lig|isk|bar|skab)(?:en|er|erne|t|e)?)$/,
  no: /(?:(?:ning|het|lig|isk|bar|skap)(?:en|er|ene|t|e)?)$/,
};
const ENDING_LETTERS = 2;

/**
 * What the forms of inflection of a word have in common, and those of other words of the same stem do not: `anchors` and
 * `anchor`, not `développeur` and `développement`. It need be no word.
 * @param word in comparable form (see compare.ts)
 */
export function wordForm(word: string, language: string | undefined): string {
  const stem = stemOf(word, language);
  const [ending = ''] = DERIVED[language ?? '']?.exec(word) ?? [];
  // Forms of one word share the beginning of its ending, and what the stem still holds needs no second mark.
  return ending === '' || stem.length > word.length - ending.length
    ? stem
    : `${stem}~${ending.slice(0, ENDING_LETTERS)}`;
}
