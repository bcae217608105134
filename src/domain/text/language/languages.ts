import { CLOSE_LANGUAGES, decideAmongClose } from './close-languages';
import type { Candidate, Detector } from './detector';
import { isDoubtful } from './doubts';
import { countLetters, type Script, scriptsOf, type ScriptShare } from './scripts';

/** Scripts that one language alone is written in, as far as anybody is asked here. */
const LANGUAGE_OF_SCRIPT: Partial<Record<Script, string>> = {
  Hangul: 'ko',
  Thai: 'th',
  Greek: 'el',
  Hebrew: 'he',
  Georgian: 'ka',
  Armenian: 'hy',
  Tamil: 'ta',
  Bengali: 'bn',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Kannada: 'kn',
  Malayalam: 'ml',
  Oriya: 'or',
  Telugu: 'te',
  Ethiopic: 'am',
  Lao: 'lo',
  Khmer: 'km',
  Myanmar: 'my',
};

/** The languages that are told apart by their letters. */
const LANGUAGES_OF_SCRIPT: Partial<Record<Script, readonly string[]>> = {
  Latin:
    'az ca cs da de en es et eu fi fr hr hu is it ku lt lv ms nl no pl pt ro sk sl sq sr sv tl tr vi yo'.split(
      ' ',
    ),
  Cyrillic: ['be', 'bg', 'ru', 'sr', 'uk'],
  Arabic: ['ar', 'fa', 'ku', 'ur'],
  Devanagari: ['hi', 'mr'],
};

const TOLD: ReadonlySet<string> = new Set([
  'zh',
  'ja',
  ...Object.values(LANGUAGE_OF_SCRIPT),
  ...Object.values(LANGUAGES_OF_SCRIPT).flat(),
  ...CLOSE_LANGUAGES,
]);

/** Of the letters of Chinese and Japanese: from this share of kana on the text is Japanese. */
const JAPANESE_KANA = 0.05;
const MIN_LETTERS = 20;
const MIN_PARAGRAPH_LETTERS = 40;
/** Of a text's letters: from this share on a language is named beside the first. */
const SECOND_LANGUAGE = 0.1;
const SLICES = 4;
const SLICE_LENGTH = 1_000;
const CANDIDATES = 3;
/** Of a list of keywords: so many are told together, since one alone is too short. */
const KEYWORD_BLOCK = 50;
/** Paragraphs of a long text that are looked at, evenly spread. */
const MAX_PARAGRAPHS = 200;
const MAX_KEYWORDS = MAX_PARAGRAPHS * KEYWORD_BLOCK;

/** Whether a language, by its ISO 639-1 code, is among those that are told: a text in another one is taken for one of them. */
export function canBeTold(language: string): boolean {
  return TOLD.has(language);
}

export interface LanguageVerdict {
  /** ISO 639-1; undefined where the text is too short or too mixed to tell. */
  language: string | undefined;
  /** The best three, for a text of which nothing can be told. */
  candidates: readonly Candidate[];
}

export interface TextLanguages extends LanguageVerdict {
  /** Every language of at least a tenth of the letters, the largest first; shares are from 0 to 1. */
  shares: readonly { language: string; share: number }[];
}

/** The language of a text as one: by its script, else by four slices of its letters. */
export function languageOf(text: string, detector: Detector): LanguageVerdict {
  const slices = slicesOf(text);
  const found = scriptsOf(slices.join(' '));
  const certain = languageOfScript(found);
  if (certain) return { language: certain, candidates: [{ language: certain, score: 1 }] };
  const languages = found.script && LANGUAGES_OF_SCRIPT[found.script];
  if (!languages) return { language: undefined, candidates: [] };
  const guesses = slices.map((slice) => detector(slice, languages));
  const told = bestOf(guesses.map((guess) => guess.candidates));
  const clear = guesses.some(
    (guess) => guess.reliable && guess.candidates[0]?.language === told[0]?.language,
  );
  const whole = slices.join(' ');
  const { candidates, decided } = decideAmongClose(whole, told);
  const { script = '', letters } = found;
  const isTold =
    clear && decided && letters >= MIN_LETTERS && !isDoubtful(whole, candidates, { script, letters });
  return {
    language: isTold ? candidates[0]?.language : undefined,
    candidates: candidates.slice(0, CANDIDATES),
  };
}

/** The languages of a text, whose paragraphs may be of several. Without a paragraph it is read as a list of keywords. */
export function languagesOf(text: string, detector: Detector): TextLanguages {
  const whole = languageOf(text, detector);
  const lines = text.split(/\r\n?|\n/);
  const paragraphs = lines.filter((line) => countLetters(line) >= MIN_PARAGRAPH_LETTERS);
  const shares =
    paragraphs.length > 0
      ? sharesOf(spread(paragraphs, MAX_PARAGRAPHS), (parts) =>
          parts.map((part) => languageOf(part, detector).language),
        )
      : sharesOf(spread(lines, MAX_KEYWORDS), (parts) => languagesOfKeywords(parts, detector));
  if (shares.length > 0) return { ...whole, language: shares[0]?.language, shares };
  return { ...whole, shares: whole.language ? [{ language: whole.language, share: 1 }] : [] };
}

/** The language of each row of a list of keywords: of 50 rows of one script together, undefined where it cannot be told. */
export function languagesOfKeywords(rows: readonly string[], detector: Detector): (string | undefined)[] {
  const rowsOfScript = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const { script } = scriptsOf(row);
    if (!script) continue;
    // Japanese is written in both.
    const group = script === 'Kana' ? 'Han' : script;
    const indexes = rowsOfScript.get(group);
    if (indexes) indexes.push(index);
    else rowsOfScript.set(group, [index]);
  }
  const languages: (string | undefined)[] = rows.map(() => undefined);
  for (const indexes of rowsOfScript.values()) {
    for (const block of blocksOf(indexes)) {
      const { language } = languageOf(block.map((index) => rows[index]).join('\n'), detector);
      for (const index of block) languages[index] = language;
    }
  }
  return languages;
}

/** Blocks of 50 and more: what is left over would be too short for one of its own. */
function blocksOf(indexes: readonly number[]): number[][] {
  const count = Math.max(1, Math.floor(indexes.length / KEYWORD_BLOCK));
  const edge = (block: number) => Math.round((block * indexes.length) / count);
  return Array.from({ length: count }, (_, block) => indexes.slice(edge(block), edge(block + 1)));
}

function sharesOf(
  parts: readonly string[],
  tell: (parts: readonly string[]) => readonly (string | undefined)[],
): TextLanguages['shares'] {
  const languages = tell(parts);
  const letters = new Map<string, number>();
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    const language = languages[index];
    if (!language) continue;
    const count = countLetters(part);
    letters.set(language, (letters.get(language) ?? 0) + count);
    sum += count;
  }
  return [...letters]
    .map(([language, count]) => ({ language, share: count / sum }))
    .filter(({ share }) => share >= SECOND_LANGUAGE)
    .sort((a, b) => b.share - a.share);
}

function languageOfScript({ script, counts }: ScriptShare): string | undefined {
  if (script === 'Han' || script === 'Kana') {
    const kana = counts.get('Kana') ?? 0;
    return kana / (kana + (counts.get('Han') ?? 0)) >= JAPANESE_KANA ? 'ja' : 'zh';
  }
  return script && LANGUAGE_OF_SCRIPT[script];
}

/** A short text whole, four parts of a long one. */
function slicesOf(text: string): string[] {
  if (text.length <= SLICES * SLICE_LENGTH) {
    const slices: string[] = [];
    for (let from = 0; from < text.length; from += SLICE_LENGTH) {
      const slice = text.slice(from, from + SLICE_LENGTH);
      if (from === 0 || countLetters(slice) >= MIN_LETTERS) slices.push(slice);
    }
    return slices;
  }
  const step = (text.length - SLICE_LENGTH) / (SLICES - 1);
  return Array.from({ length: SLICES }, (_, index) => {
    const from = Math.round(index * step);
    return text.slice(from, from + SLICE_LENGTH);
  });
}

/** The mean scores of all languages over all slices, the best first. */
function bestOf(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const sums = new Map<string, number>();
  for (const { language, score } of lists.flat()) sums.set(language, (sums.get(language) ?? 0) + score);
  return [...sums]
    .map(([language, sum]) => ({ language, score: sum / lists.length }))
    .sort((a, b) => b.score - a.score);
}

function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = items.length / most;
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)] as Item);
}
