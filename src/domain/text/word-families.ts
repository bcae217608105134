import { shorterForms } from './derived-words';
import { languages } from './word-families.json';

/** What a word is compared by: as this word is, or by itself alone where its stem is of other words too. */
interface Family {
  word: string;
  isApart: boolean;
}

const PACKED: Readonly<Record<string, string | undefined>> = languages;
/** Marks a family whose stem is of other words too. */
const APART = '+';

const unpackedLists = new Map<string, ReadonlyMap<string, Family>>();

/**
 * The family of a frequent word, where endings do not tell it: `mer` and `mère` have one stem, `gehen` and `ging` have two. Of
 * the 20,000 most frequent words of ten languages (wordfreq), by the lookup tables of spacy-lookups-data
 * (scripts/make-word-families.mjs). The first call for a language takes a moment.
 * @param word in comparable form
 * @param language ISO 639-1
 */
export function familyOf(word: string, language: string): Family | undefined {
  let list = unpackedLists.get(language);
  if (!list) {
    list = unpacked(Object.hasOwn(PACKED, language) ? (PACKED[language] ?? '') : '');
    unpackedLists.set(language, list);
  }
  if (list.size === 0) return undefined;
  const listed = list.get(word);
  if (listed !== undefined) return listed;
  return shorterForms(word, language)
    .map((form) => list.get(form))
    .find((family) => family?.isApart);
}

function unpacked(packed: string): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  if (packed === '') return families;
  for (const line of packed.split(';')) {
    const [first = '', ...others] = line.split(' ');
    const isApart = first.startsWith(APART);
    const family = { word: isApart ? first.slice(APART.length) : first, isApart };
    if (isApart) families.set(family.word, family);
    for (const other of others)
      families.set(family.word.slice(0, other.charCodeAt(0) - 65) + other.slice(1), family);
  }
  return families;
}
