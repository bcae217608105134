/** `base - sentence·S - syllable·Y` with S words a sentence and Y syllables a word. */
interface Flesch {
  base: number;
  sentence: number;
  syllable: number;
  author: string;
}

/** Flesch's reading ease as each language's author adapted it; the syllables of all of them are counted. */
export const FLESCH: Readonly<Record<string, Flesch>> = {
  en: { base: 206.835, sentence: 1.015, syllable: 84.6, author: 'Flesch' },
  de: { base: 180, sentence: 1, syllable: 58.5, author: 'Amstad' },
  fr: { base: 207, sentence: 1.015, syllable: 73.6, author: 'Kandel–Moles' },
  es: { base: 206.84, sentence: 1.02, syllable: 60, author: 'Fernández Huerta' },
  it: { base: 217, sentence: 1.3, syllable: 60, author: 'Vacca' },
  nl: { base: 206.84, sentence: 0.93, syllable: 77, author: 'Douma' },
  ru: { base: 206.835, sentence: 1.3, syllable: 60.1, author: 'Oborneva' },
  pt: { base: 248.835, sentence: 1.015, syllable: 84.6, author: 'Martins' },
  tr: { base: 198.825, sentence: 2.61, syllable: 40.175, author: 'Ateşman' },
};

const SPACELESS = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
/** Fewer words say nothing of how a text reads. */
export const MIN_READABLE_WORDS = 100;
/** A word of more letters is long to LIX. */
export const LONG_WORD_LETTERS = 6;
/** A sentence of more words is long (Yoast). */
const LONG_SENTENCE = 20;
const LONG_SENTENCES: Readonly<Record<string, number>> = { es: 25, it: 25, pt: 25, ru: 15, he: 15, tr: 15 };

/** What a formula asks of a text. */
export interface ReadabilityCounts {
  words: number;
  sentences: number;
  syllables: number;
  longWords: number;
}

export type Readability =
  | { formula: 'flesch'; author: string; score: number }
  | { formula: 'lix'; score: number }
  | { formula: 'none'; reason: 'too-short' | 'no-spaces' | 'unknown-language' };

/** How easily a text reads: Flesch for the languages that it was adapted to, LIX for other alphabets. */
export function readabilityOf(language: string | undefined, counts: ReadabilityCounts): Readability {
  if (counts.words < MIN_READABLE_WORDS) return { formula: 'none', reason: 'too-short' };
  if (language === undefined) return { formula: 'none', reason: 'unknown-language' };
  if (SPACELESS.has(language)) return { formula: 'none', reason: 'no-spaces' };
  const perSentence = counts.words / Math.max(1, counts.sentences);
  const flesch = FLESCH[language];
  if (!flesch) return { formula: 'lix', score: perSentence + (100 * counts.longWords) / counts.words };
  const { base, sentence, syllable, author } = flesch;
  const score = base - sentence * perSentence - syllable * (counts.syllables / counts.words);
  return { formula: 'flesch', author, score };
}

/** How many words a sentence of the language may have before it is long. */
export function longSentenceWords(language: string | undefined): number {
  return LONG_SENTENCES[language ?? ''] ?? LONG_SENTENCE;
}

/** Whether a formula for the language asks for syllables. */
export function needsSyllables(language: string | undefined): boolean {
  return language !== undefined && language in FLESCH;
}
