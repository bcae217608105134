import { SNIPPET_LIMITS } from '../../contracts/snippets/snippets';
import { delimiterAfter } from '../csv/csv-text';
import { decodeText } from '../csv/decode';
import { pageColumns } from '../csv/page-columns';
import { openTable } from '../csv/table';
import { type Fit, fitBoth } from './fit-text';
import { type RewriteRisk, rewriteRisk, tailOf } from './rewrite-risk';
import { SERP_PROFILES } from './serp-profiles';

/** A row of a csv of titles and descriptions. */
export interface SnippetRow {
  address: string;
  title: string;
  description: string;
  h1: string;
}

export interface CheckedRow extends SnippetRow {
  id: string;
  titleDesktop: Fit;
  titleMobile: Fit;
  descriptionDesktop: Fit;
  descriptionMobile: Fit;
  risk: RewriteRisk;
}

export interface SnippetFile {
  rows: SnippetRow[];
  /** How many there are, those beyond the limit included. */
  count: number;
  hasTitles: boolean;
  /** Of its cells, as a byte. */
  delimiter: number;
}

/** From so many titles on, and at least a third of all, a tail is the site's. */
const MIN_SHARED = 3;
const SHARE = 1 / 3;

/**
 * The rows of a csv; those beyond the limit are counted alone.
 * @throws CsvFileError for an empty or a binary file
 */
export function readSnippetFile(bytes: Uint8Array): SnippetFile {
  const { header, rows, delimiter: parted } = openTable(decodeText(bytes).utf8);
  const delimiter = delimiterAfter(parted);
  const { address, title, description, h1 } = pageColumns(header);
  if (title === undefined) return { rows: [], count: 0, hasTitles: false, delimiter };
  const read: SnippetRow[] = [];
  let count = 0;
  for (const { cells } of rows) {
    count += 1;
    if (read.length >= SNIPPET_LIMITS.rows) continue;
    const cell = (at: number | undefined, most: number) => (cells[at ?? -1] ?? '').slice(0, most);
    read.push({
      address: cell(address, SNIPPET_LIMITS.address),
      title: cell(title, SNIPPET_LIMITS.title),
      description: cell(description, SNIPPET_LIMITS.description),
      h1: cell(h1, SNIPPET_LIMITS.title),
    });
  }
  return { rows: read, count, hasTitles: true, delimiter };
}

/** How each row shows, and how likely its title is rewritten. */
export function checkRows(rows: readonly SnippetRow[]): CheckedRow[] {
  const tails = rows.map(({ title }) => tailOf(title.trim()));
  const shared = sharedTail(tails);
  const { desktop, mobile } = SERP_PROFILES;
  return rows.map((row, index) => {
    const [titleDesktop, titleMobile] = fitBoth(row.title, desktop.title, mobile.title);
    const [descriptionDesktop, descriptionMobile] = fitBoth(
      row.description,
      desktop.description,
      mobile.description,
    );
    // Field by field: a spread costs several times as much.
    return {
      address: row.address,
      title: row.title,
      description: row.description,
      h1: row.h1,
      id: String(index + 1),
      titleDesktop,
      titleMobile,
      descriptionDesktop,
      descriptionMobile,
      risk: rewriteRisk({ title: row.title, h1: row.h1, sharedTail: shared, tail: tails[index] }),
    };
  });
}

/** The end that many of the titles have. */
function sharedTail(tails: readonly string[]): string | undefined {
  const uses = new Map<string, number>();
  for (const tail of tails) if (tail) uses.set(tail, (uses.get(tail) ?? 0) + 1);
  const [tail, count] = [...uses].reduce<[string, number]>(
    (most, each) => (each[1] > most[1] ? each : most),
    ['', 0],
  );
  return count >= MIN_SHARED && count >= tails.length * SHARE ? tail : undefined;
}
