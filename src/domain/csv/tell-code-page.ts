import { type CodePage, decodeBytes } from './code-pages';
import { LETTER_LANGUAGES, type LetterLanguage } from './letter-fit';
import { readingFit, tokenOf } from './reading-fit';
import { WIDE_PAGES, wideFit } from './wide-fit';

/** What bytes that are no UTF-8 are taken for. */
export interface ToldPage {
  page: CodePage;
  /** Whether no other page makes a text of them that is nearly as likely. */
  isCertain: boolean;
  /** The other pages that make another text of them, the likeliest first. */
  others: CodePage[];
  /** Whether most of the words are UTF-8 all the same: the file was put together of several, or is damaged. */
  isMostlyUtf8: boolean;
}

const CYRILLIC: readonly LetterLanguage[] = ['be', 'bg', 'mk', 'ru', 'sr', 'uk'];
const GREEK: readonly LetterLanguage[] = ['el'];
const LATIN = LETTER_LANGUAGES.filter((language) => !CYRILLIC.includes(language) && language !== 'el');
/** The languages that have a page as theirs: of others its texts have a few words. */
const WESTERN: readonly LetterLanguage[] = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pt', 'sv'];
const CENTRAL: readonly LetterLanguage[] = ['cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl'];
const BALTIC: readonly LetterLanguage[] = ['et', 'lt', 'lv'];

interface NarrowPage {
  /** What it is less likely than windows-1252, by how many files there are of it (nats). */
  prior: number;
  own: readonly LetterLanguage[];
  languages: readonly LetterLanguage[];
}

const NARROW: Partial<Record<CodePage, NarrowPage>> = {
  'windows-1252': { prior: 0, own: WESTERN, languages: LATIN },
  'windows-1250': { prior: -0.5, own: CENTRAL, languages: LATIN },
  'iso-8859-2': { prior: -2.5, own: CENTRAL, languages: LATIN },
  'windows-1254': { prior: -1, own: ['tr'], languages: LATIN },
  'windows-1257': { prior: -2, own: BALTIC, languages: LATIN },
  macintosh: { prior: -3, own: WESTERN, languages: LATIN },
  'windows-1251': { prior: -0.5, own: CYRILLIC, languages: [...CYRILLIC] },
  'koi8-r': { prior: -3, own: ['ru'], languages: ['ru'] },
  'windows-1253': { prior: -0.5, own: GREEK, languages: GREEK },
};
const WIDE_PRIORS = { gbk: -1, shift_jis: -1, big5: -2.5, 'euc-kr': -3, 'euc-jp': -3 } as const;
/** A language that is not a page's own. */
const FOREIGN_LANGUAGE = -4;
/** Two texts of one file whose likelihoods differ by less are both possible (nats). */
const MARGIN = 5;
/** A text that is less likely than this for each byte of its words is none in any of our languages (nats). */
const FLOOR = { short: -5, long: -4.2 } as const;
const LONG = 25;
const MOST_TOKENS = 200;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Tells the code page of bytes that are no UTF-8, by how natural their words are as each page has them: letters that follow
 * on each other in a language, signs that stand where signs do, capitals that begin words. Where two pages make different
 * texts that are nearly as natural, it is not certain.
 */
export function tellCodePage(bytes: Uint8Array): ToldPage {
  const tokens = tokensOf(bytes);
  const length = tokens.reduce((sum, token) => sum + token.length, 0);
  const readings = [...narrowReadings(tokens), ...wideReadings(tokens)].sort((a, b) => b.fit - a.fit);
  const [best] = readings;
  if (!best) return { page: 'windows-1252', isCertain: false, others: [], isMostlyUtf8: false };
  const others = readings
    .filter(({ text }, at) => readings.findIndex((each) => each.text === text) === at)
    .slice(1);
  const isCertain =
    best.fit >= length * (length < LONG ? FLOOR.short : FLOOR.long) &&
    (others[0] === undefined || best.fit - others[0].fit >= MARGIN);
  return {
    page: best.page,
    isCertain,
    others: others.map(({ page }) => page),
    isMostlyUtf8: areMostlyUtf8(tokens),
  };
}

function areMostlyUtf8(tokens: readonly Uint8Array[]): boolean {
  const valid = tokens.filter((token) => !decodeBytes(token, 'utf-8').includes('\ufffd'));
  return valid.length * 2 > tokens.length;
}

interface Reading {
  page: CodePage;
  text: string;
  fit: number;
}

function narrowReadings(tokens: readonly Uint8Array[]): Reading[] {
  return (Object.entries(NARROW) as [CodePage, NarrowPage][]).map(([page, { prior, own, languages }]) => {
    const texts = tokens.map((token) => decodeBytes(token, page));
    const { fit } = readingFit(texts.map(tokenOf), languages, (language) =>
      own.includes(language) ? 0 : FOREIGN_LANGUAGE,
    );
    return { page, text: texts.join('\n'), fit: fit + prior };
  });
}

function wideReadings(tokens: readonly Uint8Array[]): Reading[] {
  return WIDE_PAGES.flatMap((page) => {
    let fit: number = WIDE_PRIORS[page];
    for (const token of tokens) {
      const each = wideFit(token, page);
      if (each === undefined) return [];
      fit += each;
    }
    return [{ page, text: tokens.map((token) => decodeBytes(token, page)).join('\n'), fit }];
  });
}

/** The different runs of bytes from 0x40 on that have one above ASCII: no page has a character that goes on below. */
function tokensOf(bytes: Uint8Array): Uint8Array[] {
  const found = new Map<string, Uint8Array>();
  const end = Math.min(bytes.length, MOST_BYTES);
  let start = 0;
  let isHigh = false;
  for (let at = 0; at <= end && found.size < MOST_TOKENS; at++) {
    const byte = at < end ? (bytes[at] as number) : 0;
    if (byte >= 0x80) isHigh = true;
    if (byte >= 0x40) continue;
    if (isHigh)
      found.set(
        String.fromCharCode(...bytes.subarray(start, Math.min(at, start + 200))),
        bytes.subarray(start, at),
      );
    start = at + 1;
    isHigh = false;
  }
  return [...found.values()];
}
