import { type ExistingPage, HUB_LIMITS } from '../../contracts/hub/hub';
import { type RefusedLine, refusedLines } from '../../contracts/validation/listed-addresses';
import { pastedAddress } from '../../contracts/validation/pasted-address';
import { normaliseAddress } from '../scraper/address';
import { encodeUtf8 } from '../csv/bytes';
import { pageColumns } from '../csv/page-columns';
import { openTable, type TableRow } from '../csv/table';

export interface ExistingList {
  /** Each address once, in their order. */
  pages: ExistingPage[];
  /** Lines that are no pages, and why. */
  refused: RefusedLine[];
}

const LOCATION = /<loc>\s*([^<\s]+)\s*<\/loc>/gi;
const SITEMAP = /<(?:urlset|sitemapindex|loc)\b/i;
const SCHEME = /^https?:\/\//i;
/** A host without a scheme: `example.com/page`. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;
const FIRST_CELL = /^("(?:[^"]|"")*"|[^\s,;|]+)[\s,;|]*(.*)$/u;
const MOST_CELLS = 50;

/**
 * The pages of a list: a csv with a column of addresses and, if there are any, of titles and main headings, such as an export of
 * a crawler; a sitemap; or one address a line, its title behind it.
 */
export function readExisting(text: string): ExistingList {
  if (SITEMAP.test(text)) return ofLines([...text.matchAll(LOCATION)].map(([, address = '']) => address));
  const { header, rows } = openTable(encodeUtf8(text), MOST_CELLS);
  const columns = pageColumns(header);
  if (columns.address === undefined) return ofLines(text.split(/\r\n|\r|\n/));
  return collected(rows, ({ cells, line }) => ({
    line,
    address: cells[columns.address ?? 0] ?? '',
    title: columns.title === undefined ? '' : (cells[columns.title] ?? ''),
    h1: columns.h1 === undefined ? '' : (cells[columns.h1] ?? ''),
  }));
}

function ofLines(lines: readonly string[]): ExistingList {
  const numbered = lines.map((text, index) => ({ text: pastedAddress(text), line: index + 1 }));
  return collected(numbered, ({ text, line }) => {
    const [, address = '', title = ''] = FIRST_CELL.exec(text) ?? [];
    return { line, address: unquoted(address), title: unquoted(title.trim()), h1: '' };
  });
}

function collected<Row>(
  rows: Iterable<Row>,
  read: (row: Row) => ExistingPage & Pick<TableRow, 'line'>,
): ExistingList {
  const pages = new Map<string, ExistingPage>();
  const refused: RefusedLine[] = [];
  for (const row of rows) {
    const { line, address: copied, title, h1 } = read(row);
    const given = pastedAddress(copied);
    if (given === '') continue;
    const whole = !SCHEME.test(given) && HOST.test(given) ? `https://${given}` : given;
    const [fault] = refusedLines([whole]);
    const address = fault ? null : normaliseAddress(whole);
    if (address === null) refused.push({ line, text: given, fault: fault?.fault ?? 'no-address' });
    else if (!pages.has(address)) pages.set(address, { address, title: cut(title), h1: cut(h1) });
  }
  return { pages: [...pages.values()], refused };
}

const cut = (text: string) => text.replace(/\s+/gu, ' ').trim().slice(0, HUB_LIMITS.title);
const unquoted = (text: string) => (/^".*"$/su.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text);
