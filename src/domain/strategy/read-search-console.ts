import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { normaliseAddress } from '../scraper/address';
import { decodeUtf8 } from '../csv/bytes';
import { cellText, type CsvReader } from '../csv/reader';
import { KeywordFileError } from '../intent/keyword-file-error';
import { detectKeywordLayout, type KeywordLayout } from '../intent/keyword-layout';
import { readKeywordText } from '../intent/keyword-text';
import { normalizeText } from '../intent/normalize';
import { openRows } from '../intent/survey';
import { delimiterOf } from '../keywords/read-keywords';
import { type MetricColumns, metricColumns, type Metric, metricOf } from '../keywords/metric-columns';

/** A page that was shown for a query. */
export interface SearchRow {
  query: string;
  address: string;
  clicks: number;
  impressions: number;
  /** Weighted by impressions; null where the file has none. */
  position: number | null;
}

export interface SearchConsoleFile {
  /** Each pair of query and page once; days, countries and devices are added up. */
  rows: SearchRow[];
  /** Rows without a query, or without the full address of a page. */
  skipped: number;
  /** What parts its cells, as a byte. */
  delimiter?: number;
}

/** Longer ones are no queries and no addresses. */
const MAX_QUERY_BYTES = 400;
const MAX_ADDRESS_BYTES = 2_048;
const MAX_FIGURE_BYTES = 60;

interface Columns {
  query: number;
  of: MetricColumns['of'] & Record<'address' | 'impressions', number>;
}

/**
 * Reads an export of Search Console that has query and page: by its API, by Looker Studio, by "Search Analytics for Sheets", with
 * header names in the languages that metric-headers.json has.
 * @throws KeywordFileError with what to do, for a file without pages, without queries or without impressions
 */
export function readSearchConsole(file: Uint8Array): SearchConsoleFile {
  const { utf8 } = readKeywordText(file);
  const layout = detectKeywordLayout(utf8);
  const columns = searchColumns(layout);
  const pairs = new Map<string, SearchRow & { weighted: number; placed: number }>();
  let skipped = 0;
  const reader = openRows(utf8, layout);
  while (reader.next()) {
    const row = rowOf(reader, utf8, columns);
    if (!row) {
      skipped += 1;
      continue;
    }
    const key = `${normalizeText(row.query)}\n${row.address}`;
    const known = pairs.get(key) ?? { ...row, clicks: 0, impressions: 0, weighted: 0, placed: 0 };
    known.clicks += row.clicks;
    known.impressions += row.impressions;
    if (row.position !== null) {
      const weight = Math.max(1, row.impressions);
      known.weighted += row.position * weight;
      known.placed += weight;
    }
    pairs.set(key, known);
  }
  if (pairs.size === 0) throw new KeywordFileError(STRATEGY_MESSAGES.noSearchRows);
  const rows = [...pairs.values()].map(({ weighted, placed, ...row }) => ({
    ...row,
    position: placed > 0 ? Math.round((10 * weighted) / placed) / 10 : null,
  }));
  return { rows, skipped, ...delimiterOf(layout) };
}

/**
 * Refuses, from the beginning of a file, what can be refused without the rest of it.
 * @throws KeywordFileError with what to do
 */
export function inspectSearchConsole(beginning: Uint8Array, complete: boolean): void {
  const { utf8 } = readKeywordText(beginning, !complete);
  searchColumns(detectKeywordLayout(utf8));
}

function searchColumns({ header }: KeywordLayout): Columns {
  if (!header) throw new KeywordFileError(STRATEGY_MESSAGES.noQueryColumn);
  const { of } = metricColumns(header.cells, header.keyword);
  const { address, impressions } = of;
  if (address === undefined) throw new KeywordFileError(STRATEGY_MESSAGES.noPageColumn);
  if (impressions === undefined) throw new KeywordFileError(STRATEGY_MESSAGES.noImpressionColumn);
  return { query: header.keyword, of: { ...of, address, impressions } };
}

function rowOf(reader: CsvReader, utf8: Uint8Array, { query: column, of }: Columns): SearchRow | undefined {
  const query = textOf(reader, utf8, column, MAX_QUERY_BYTES);
  const address = normaliseAddress(textOf(reader, utf8, of.address, MAX_ADDRESS_BYTES));
  if (normalizeText(query) === '' || address === null) return undefined;
  const figure = (name: Metric, whole: boolean) =>
    metricOf(textOf(reader, utf8, of[name], MAX_FIGURE_BYTES), whole);
  return {
    query,
    address,
    clicks: figure('clicks', true) ?? 0,
    impressions: figure('impressions', true) ?? 0,
    position: figure('position', false),
  };
}

function textOf(reader: CsvReader, utf8: Uint8Array, column: number | undefined, bytes: number): string {
  if (column === undefined || column >= reader.count) return '';
  return decodeUtf8(cellText(reader, utf8, column).subarray(0, bytes)).trim();
}
