import { foldCase } from '../text/fold';
import { normalizeUnicode } from '../text/unicode';
import TABLES from './transliteration.json';

type Table = Readonly<Record<string, string>>;

/** Longer ones are cut between words. */
const MAX_CHARACTERS = 60;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
/** They would become the letters TM and SM. */
const MARKS_OF_TRADE = /[\u2120\u2122]/gu;
/** Behind a whole number: `2½`. */
const FRACTION = /(?<=\p{Nd})(?=[¼½¾⅐-⅞])/gu;
/** Signs that tell a name from another one, in words: C++, Disney+, C#, .net. */
const NAMING: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}\p{N}])\+\+/gu, ' plus plus '],
  [/(?<=\p{L})\+(?![\p{L}\p{N}])/gu, ' plus '],
  [/(?<=(?<!\p{L})\p{L}{1,2})#(?![\p{L}\p{N}])/gu, ' sharp '],
  [/(?<![\p{L}\p{N}\p{M}.!?])\.(?=\p{L})/gu, ' dot '],
];
/** Greek letters that are read as one, by ELOT 743. */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/ο[υύ]/gu, 'ou'],
  [/(?<=[αεη])[υύ](?=[αάεέηήιίοόυύωώβγδζλμνρ])/gu, 'v'],
  [/(?<=[αεη])[υύ]/gu, 'f'],
  [/γ(?=[γξχ])/gu, 'n'],
  [/(?<!\p{L})μπ/gu, 'b'],
];
const APOSTROPHES = /['\u2018\u2019\u02bc]/gu;
/** Marks that Latin letters are written without in addresses; those of other scripts belong to their letters. */
const WITHIN_WORD = /[\p{L}\p{M}'\u2019\u02bc]/u;
const LATIN_MARKS = /(?<=[a-z])\p{M}+/gu;

/**
 * The last part of an address for a title: lower case, words joined by hyphens, at most 60 characters. Latin letters lose their
 * marks as the language writes them without (German ö is oe, Swedish ö is o); Cyrillic and Greek ones are transliterated, Greek by ELOT 743,
 * Ukrainian by the resolution of its cabinet of 27 January 2010, which writes some letters otherwise within a word; other
 * scripts stay as they are, which addresses may hold.
 */
export function slugOf(title: string, language: string): string {
  const tables: Partial<Record<string, Table>> = TABLES;
  const [own = {}, all = {}]: (Table | undefined)[] = [tables[language], tables.all];
  const within: Table = tables[`${language}-within`] ?? {};
  const composed = composedOf(title, language);
  const letters = Array.from(composed, (letter, at) => {
    const isWithin = at > 0 && WITHIN_WORD.test(composed[at - 1] ?? '');
    return (isWithin ? within[letter] : undefined) ?? own[letter] ?? all[letter] ?? letter;
  });
  const bare = normalizeUnicode(letters.join(''), 'NFD').replace(LATIN_MARKS, '');
  const plain = normalizeUnicode(bare, 'NFC');
  const words = plain.replace(APOSTROPHES, '').split(NO_WORD).filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_CHARACTERS) : `${slug}-${word}`;
    if (longer.length > MAX_CHARACTERS) break;
    slug = longer;
  }
  return slug || 'page';
}

/** In small letters, one code point each, with names that signs are part of in words. */
function composedOf(title: string, language: string): string[] {
  const shown = title.replace(MARKS_OF_TRADE, '').replace(FRACTION, ' ');
  const folded = foldCase(normalizeUnicode(shown, 'NFKC'), language);
  const named = NAMING.reduce((text, [sign, words]) => text.replace(sign, words), folded);
  return Array.from(speltBy(language, normalizeUnicode(named, 'NFC')));
}

/** What is not written letter by letter. */
function speltBy(language: string, text: string): string {
  if (language === 'uk') return text.replaceAll('зг', 'зgh').replaceAll('ь', '');
  if (language === 'el')
    return GREEK.reduce((spelt, [letters, latin]) => spelt.replace(letters, latin), text);
  return text;
}

/** The slugs of pages, each once: of those that are alike the later ones are numbered. */
export function uniqueSlugs(titles: readonly string[], language: string): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const slug = slugOf(title, language);
    let own = slug;
    for (let number = 2; taken.has(own); number += 1) own = `${slug}-${number}`;
    taken.add(own);
    return own;
  });
}
