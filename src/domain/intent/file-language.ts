import { decodeUtf8 } from '../csv/bytes';
import { cellText } from '../csv/reader';
import type { Detector } from '../text/language/detector';
import { languageOf, languagesOfKeywords } from '../text/language/languages';
import { detectKeywordLayout } from './keyword-layout';
import { readKeywordText } from './keyword-text';
import { openRows } from './survey';

/** Keywords of a long file that are looked at, evenly spread. */
const MAX_KEYWORDS = 5_000;
/** Of the keywords: a language of fewer is not the file's. */
const MAJORITY = 0.5;

/**
 * The language of most keywords of a file, by its ISO 639-1 code; undefined where it cannot be told, since keywords are
 * short, or where none has more than half of them.
 * @throws KeywordFileError for what is no file of keywords
 */
export function languageOfKeywordFile(file: Uint8Array, detector: Detector): string | undefined {
  const keywords = keywordsOf(file);
  const counts = new Map<string, number>();
  for (const language of languagesOfKeywords(keywords, detector))
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first) return first[1] > keywords.length * MAJORITY ? first[0] : undefined;
  return languageOf(keywords.join('\n'), detector).language;
}

function keywordsOf(file: Uint8Array): string[] {
  const { utf8 } = readKeywordText(file);
  const layout = detectKeywordLayout(utf8);
  const reader = openRows(utf8, layout);
  const column = layout.header?.keyword ?? 0;
  let keywords: string[] = [];
  let step = 1;
  for (let row = 0; reader.next(); row++) {
    if (row % step !== 0 || column >= reader.count) continue;
    keywords.push(decodeUtf8(cellText(reader, utf8, column)));
    if (keywords.length < MAX_KEYWORDS * 2) continue;
    // Every other one of those so far, and from here on: how many rows there are is known at the end alone.
    keywords = keywords.filter((_, place) => place % 2 === 0);
    step *= 2;
  }
  return keywords;
}
