/**
 * Endings that make another word of one (`développer`, `développement`), with those of their own inflection: one line for each
 * that tells words apart. Drawn from the step for derivational suffixes of each language's stemmer
 * (https://snowballstem.org/algorithms/), which takes them off.
 */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  de: [
    'ung(?:en)?',
    '(?:h|k)eit(?:en)?',
    'schaft(?:en)?',
    'lich(?:e[nmrs]?)?',
    'isch(?:e[nmrs]?)?',
    'ig(?:e[nmrs]?)?',
    'los(?:e[nmrs]?)?',
    'bar(?:e[nmrs]?)?',
    'sam(?:e[nmrs]?)?',
    '(?:er|ler|ner)in(?:nen)?',
    'ismus',
    'erei(?:en)?',
  ],
  fr: [
    'ements?',
    'a?tions?',
    'itions?',
    'eu(?:rs?|ses?|x)',
    'rices?',
    'ismes?',
    'istes?',
    '[ai]bles?',
    'ités?',
    'i(?:fs?|ves?)',
    'iques?',
    '[ae]nces?',
    '[ae]mment',
  ],
  es: [
    '[cs]i(?:[oó]n|ones)',
    'mientos?',
    'mente',
    'dad(?:es)?',
    'ismos?',
    'istas?',
    '[ai]bles?',
    'dor(?:as?|es)?',
    '[ae]nzas?',
    'iv[oa]s?',
    '[aei]ntes?',
    '[ae]ncias?',
    'os[oa]s?',
    'ic[oa]s?|ística?s?',
    'er[ií]as?',
  ],
  it: [
    '[zs]ion[ei]',
    'ment[oi]',
    'mente',
    'tà',
    'ism[oi]',
    'ist[aei]',
    'bil[ei]',
    't(?:or[ei]|ric[ei])',
    'iv[oaie]',
    '[ae]nz[ae]',
    '[ae]nt[ei]',
    'ic(?:o|i|a|he|hi)',
    'os[oaie]',
    'eri[ae]',
  ],
  pt: [
    '[çs](?:ão|ões)',
    'mentos?',
    'mente',
    'dades?',
    'ismos?',
    'istas?',
    '[aáií](?:vel|veis)',
    'dor(?:as?|es)?',
    'iv[oa]s?',
    '[aei]ntes?',
    '[âê]ncias?',
    'os[oa]s?',
    'ic[oa]s?',
    '[ae]zas?',
    'arias?',
  ],
  nl: ['ing(?:en)?', 'he(?:id|den)', 'bare?', 'lijke?', 'achtige?', '(?<!l)ige?', 'ische?', 'ismen?'],
  ru: [
    '[нт]и(?:е|я|ю|ем|и|й|ям|ями|ях)',
    'ост(?:ь|и|ью|ей|ям|ями|ях)',
    'тел(?:ь|я|ю|ем|е|и|ей|ям|ями|ях)',
    '(?:ск|тельн|енн)(?:ий|ый|ая|ое|ие|ые|ого|ому|им|ым|ом|ой|ую|их|ых|ими|ыми)',
  ],
  sv: [
    'ning(?:en|ar|arna)?s?',
    '(?:l?ig)?het(?:en|er|erna)?s?',
    'l?ig(?:a|t)?',
    'isk(?:a|t)?',
    'bar(?:a|t)?',
    'skap(?:et|en|er|erna)?s?',
    'else(?:n|r|rna)?s?',
  ],
  da: [
    'ning(?:en|er|erne)?s?',
    '(?:l?ig)?hed(?:en|er|erne)?s?',
    'l?ig(?:e|t)?',
    'isk(?:e|t)?',
    'bar(?:e|t)?',
    'skab(?:et|er|erne)?s?',
    '(?:el|l)se(?:n|r|rne)?s?',
  ],
  no: [
    'ning(?:en|a|er|ene)?s?',
    '(?:l?ig)?het(?:en|er|ene)?s?',
    'l?ig(?:e|t)?',
    'isk(?:e|t)?',
    'bar(?:e|t)?',
    'skap(?:et|er|ene)?s?',
    '(?:el|l)se(?:n|r|ne)?s?',
  ],
};

/** Endings of the rarer forms of nouns and adjectives. */
const INFLECTED: Readonly<Record<string, readonly string[]>> = {
  de: ['s', 'n', 'en', 'es', 'e', 'er', 'ern', 'em'],
  fr: ['s', 'x', 'e', 'es'],
  es: ['s', 'es'],
  pt: ['s', 'es'],
  nl: ['s', 'en', 'e', 'n'],
  ru: ['а', 'у', 'е', 'ы', 'и', 'ом', 'ой', 'ов', 'ам', 'ами', 'ах', 'ю', 'я'],
  sv: ['s', 'n', 'en', 'et', 'ar', 'er', 'or', 'na', 'arna', 'erna', 'ens', 'ets', 't', 'a'],
  da: ['s', 'n', 'en', 'et', 'e', 'er', 'ne', 'erne', 'ens', 'ets', 't'],
  no: ['s', 'n', 'en', 'et', 'e', 'er', 'ne', 'ene', 'ens', 'ets', 't', 'a'],
};

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(DERIVED).map(([language, lines]) => [
    language,
    new RegExp(`(?:${lines.map((line) => `(${line})`).join('|')})$`),
  ]),
);

/**
 * The stem of a word with a mark of the ending that makes it another word than its stem's: `développement` and `développeur`
 * have one stem.
 * @param word in comparable form
 * @param stem its Snowball stem
 * @param language ISO 639-1
 */
export function stemWithMark(word: string, stem: string, language: string): string {
  const [ending = '', ...lines] = PATTERNS.get(language)?.exec(word) ?? [];
  const base = word.length - ending.length;
  // What the stem still holds needs no mark.
  if (ending === '' || (stem.length > base && word.startsWith(stem.slice(base), base))) return stem;
  return `${stem}~${lines.findIndex(Boolean)}`;
}

/** A stem as the words have it that are derived from one: what answers a question may say it with another of them. */
export function withoutMark(stem: string): string {
  return stem.replace(/~\d*$/, '');
}

/**
 * What a word may be a form of, by its ending: `autonomie` of `autonomies`.
 * @param word in comparable form
 * @param language ISO 639-1
 */
export function shorterForms(word: string, language: string): string[] {
  return (INFLECTED[language] ?? []).flatMap((ending) =>
    word.endsWith(ending) ? word.slice(0, -ending.length) : [],
  );
}
