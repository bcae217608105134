import { foldCase } from '../text/fold';
import { normalizeUnicode } from '../text/unicode';
import TABLES from './transliteration.json';

type Table = Readonly<Record<string, string>>;

/** Longer ones are cut between words. */
const MAX_CHARACTERS = 60;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHES = /['\u2018\u2019\u02bc]/gu;
/** Marks that Latin letters are written without in addresses; those of other scripts belong to their letters. */
const LATIN_MARKS = /(?<=[a-z])\p{M}+/gu;

/**
 * The last part of an address for a title: lower case, words joined by hyphens, at most 60 characters. Latin letters lose their
 * marks as the language writes them without (German ö is oe, Swedish ö is o); Cyrillic and Greek ones are transliterated; other
 * scripts stay as they are, which addresses may hold.
 */
export function slugOf(title: string, language: string): string {
  const tables: Partial<Record<string, Table>> = TABLES;
  const [own = {}, all = {}]: (Table | undefined)[] = [tables[language], tables.all];
  const composed = normalizeUnicode(foldCase(title, language), 'NFC');
  const letters = Array.from(composed, (letter) => own[letter] ?? all[letter] ?? letter);
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
