import { from, languages, step } from './common-words.json';

/** What a frequent word is by a dictionary; a noun is what may be one, in a language without a dictionary every word. */
export type WordKind = 'noun' | 'oblique' | 'verb' | 'adjective' | 'other';

interface CommonWord {
  /** Its place on the scale of Zipf: log10 of its uses in a billion words. */
  zipf: number;
  kind: WordKind;
}

const PACKED: Readonly<Record<string, string | undefined>> = languages;
/** Codes of one language. */
const LIKE: Readonly<Record<string, string | undefined>> = { nb: 'no', nn: 'no' };
const ENTRY = /([A-Z])([^A-Z\d]*)(\d)([~!?.]?)/gu;
const KINDS: Readonly<Record<string, WordKind>> = {
  ...{ '': 'noun', '~': 'oblique', '!': 'verb', '?': 'adjective', '.': 'other' },
};
/** From here on a word says nothing of its text; at the other end, as far as the lists reach, all that it can. */
const GENERAL = { most: 5.65, least: 3.9 };
/** Of a word that is beyond the lists. */
export const RARE_ZIPF = 3.5;

const unpackedLists = new Map<string, ReadonlyMap<string, CommonWord>>();

/**
 * How frequent a word is among the 10,000 most frequent of its language, on the scale of Zipf to within 0.2 (7 for "the", 4 for
 * one in 100,000 words), and what it is; undefined beyond, and in languages without a list. Frequencies are wordfreq's, kinds
 * those of Explosion's lookup tables (scripts/make-common-words.mjs). The first call for a language takes a moment.
 * @param word in comparable form
 * @param language ISO 639-1
 */
export function commonWord(word: string, language: string | undefined): CommonWord | undefined {
  return listOf(language)?.get(word);
}

/**
 * How much the words of a phrase tell of what a text is about, from 0 to 1, by the rarest of them. By rank it was ln(rank / 200)
 * / ln 50 (Intelligent Brief, section 5 of the tools' specification): ranks 200 and 10,000 are 5.65 and 3.9 on the scale of Zipf. 1
 * in languages without a list.
 * @param words in comparable form
 * @param language ISO 639-1
 */
export function specificity(words: readonly string[], language: string | undefined): number {
  const list = listOf(language);
  if (!list) return 1;
  return Math.max(
    0,
    ...words.map((word) => {
      const zipf = list.get(word)?.zipf ?? RARE_ZIPF;
      return Math.min(1, Math.max(0, (GENERAL.most - zipf) / (GENERAL.most - GENERAL.least)));
    }),
  );
}

/** Whether words of a language are told apart by how common they are. */
export function hasFrequencies(language: string | undefined): boolean {
  return listOf(language) !== undefined;
}

function listOf(language: string | undefined): ReadonlyMap<string, CommonWord> | undefined {
  if (language === undefined) return undefined;
  const code = LIKE[language] ?? language;
  const packed = Object.hasOwn(PACKED, code) ? PACKED[code] : undefined;
  if (packed === undefined) return undefined;
  let list = unpackedLists.get(code);
  if (!list) unpackedLists.set(code, (list = unpacked(packed)));
  return list;
}

function unpacked(packed: string): ReadonlyMap<string, CommonWord> {
  const found = new Map<string, CommonWord>();
  let before = '';
  for (const [, common = 'A', letters = '', place = '', sign = ''] of packed.matchAll(ENTRY)) {
    before = before.slice(0, common.charCodeAt(0) - 65) + letters;
    found.set(before, { zipf: from - Number(place) * step, kind: KINDS[sign] ?? 'noun' });
  }
  return found;
}
