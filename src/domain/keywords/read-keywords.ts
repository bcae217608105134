import { MAX_KEYWORDS } from '../../contracts/keywords/grouping';
import { decodeUtf8 } from '../csv/bytes';
import { cellText, type CsvReader, NO_DELIMITER } from '../csv/reader';
import { detectKeywordLayout, type KeywordLayout } from '../intent/keyword-layout';
import { readKeywordText } from '../intent/keyword-text';
import { normalizeText } from '../intent/normalize';
import { openRows, surveyRows } from '../intent/survey';
import { byVolume } from './cluster-keywords';
import { metricColumns, type Metric, metricOf } from './metric-columns';

/** Longer ones are texts that were pasted in the wrong place; they are cut before they are compared. */
const MAX_KEYWORD_BYTES = 400;

/** A keyword with what its file tells of it; null is what it doesn't. */
export interface ReadKeyword {
  text: string;
  /** Searches a month. */
  volume: number | null;
  /** 0 to 100. */
  difficulty: number | null;
  /** The best one. */
  position: number | null;
  clicks: number | null;
  impressions: number | null;
  /** The first page that ranks or is to rank for it. */
  address: string | null;
  /** What a search engine shows for it, the first result first. */
  addresses: string[];
}

export interface KeywordFile {
  keywords: ReadKeyword[];
  /** How many different ones the file has; beyond the first 20,000 they are left out. */
  total: number;
  /** What parts its cells, as a byte; a list of one column has none. */
  delimiter?: number;
}

/**
 * The different keywords of a file with their figures, in the file's order. Those that are equal after folding are one:
 * the highest volume stays with its difficulty, clicks and impressions add up, of positions the best is kept.
 * @throws KeywordFileError for what is no file of keywords
 */
export function readKeywords(file: Uint8Array): KeywordFile {
  const { utf8 } = readKeywordText(file);
  const layout = detectKeywordLayout(utf8);
  surveyRows(utf8, layout);
  const column = layout.header?.keyword ?? 0;
  const columns = metricColumns(layout.header?.cells ?? [], column);
  const keywords = new Map<string, ReadKeyword>();
  const beyond = new Set<string>();
  const reader = openRows(utf8, layout);
  while (reader.next()) {
    const text = textOf(reader, utf8, column);
    const key = normalizeText(text);
    if (key === '') continue;
    const known = keywords.get(key);
    if (!known && keywords.size >= MAX_KEYWORDS) {
      beyond.add(key);
      continue;
    }
    const metric = (name: Metric, whole: boolean) => metricOf(textOf(reader, utf8, columns.of[name]), whole);
    const read: ReadKeyword = {
      text,
      volume: metric('volume', true),
      difficulty: metric('difficulty', false),
      position: metric('position', false),
      clicks: metric('clicks', true),
      impressions: metric('impressions', true),
      address: textOf(reader, utf8, columns.of.address) || null,
      addresses: columns.results
        .map((result) => textOf(reader, utf8, result))
        .filter((address) => address !== ''),
    };
    keywords.set(key, known ? merged(known, read) : read);
  }
  return {
    ...{ keywords: [...keywords.values()], total: keywords.size + beyond.size },
    ...delimiterOf(layout),
  };
}

/** For what is made of a file; nothing of one without a delimiter. */
export function delimiterOf({ delimiter }: KeywordLayout): { delimiter?: number } {
  return delimiter === NO_DELIMITER ? {} : { delimiter };
}

function textOf(reader: CsvReader, utf8: Uint8Array, column: number | undefined): string {
  if (column === undefined || column >= reader.count) return '';
  return decodeUtf8(cellText(reader, utf8, column).subarray(0, MAX_KEYWORD_BYTES)).trim();
}

function merged(one: ReadKeyword, other: ReadKeyword): ReadKeyword {
  const [first, second] = byVolume(one, other) <= 0 ? [one, other] : [other, one];
  return {
    text: first.text,
    volume: first.volume,
    difficulty: first.difficulty ?? second.difficulty,
    position: one.position === null ? other.position : Math.min(one.position, other.position ?? Infinity),
    clicks: added(one.clicks, other.clicks),
    impressions: added(one.impressions, other.impressions),
    address: one.address ?? other.address,
    addresses: first.addresses.length > 0 ? first.addresses : second.addresses,
  };
}

function added(one: number | null, other: number | null): number | null {
  return one === null ? other : one + (other ?? 0);
}
