import { pastedAddress } from '../../contracts/validation/pasted-address';
import { WATCH_TEXT_LIMITS } from '../../contracts/watches/watches';
import { encodeUtf8 } from '../csv/bytes';
import { pageColumns } from '../csv/page-columns';
import { openTable } from '../csv/table';

/** A line that names a page; lines count from 1. */
export interface PastedPage {
  line: number;
  url: string;
  name: string;
  tags: string[];
}

/**
 * The pages of a paste: one address a line, or a csv whose first row names its columns. Empty lines count as lines and are
 * none of these; names and tags are cut to what a watch may have.
 */
export function pastedPages(text: string): PastedPage[] {
  return tablePages(text) ?? linePages(text);
}

function linePages(text: string): PastedPage[] {
  return text.split(/\r\n|\r|\n/).flatMap((entry, index) => {
    const url = pastedAddress(entry);
    return url === '' ? [] : [{ line: index + 1, url, name: '', tags: [] }];
  });
}

function tablePages(text: string): PastedPage[] | null {
  const { header, rows } = openTable(encodeUtf8(text));
  const { address: url, name: named, title, tags } = pageColumns(header);
  if (url === undefined) return null;
  const cell = (cells: readonly string[], column: number | undefined) => cells[column ?? -1] ?? '';
  const pages: PastedPage[] = [];
  for (const { row, cells } of rows) {
    const address = pastedAddress(cell(cells, url));
    if (address === '') continue;
    const called = cell(cells, named ?? title)
      .replace(/\s+/g, ' ')
      .slice(0, WATCH_TEXT_LIMITS.name);
    pages.push({ line: row, url: address, name: called, tags: tagsOf(cell(cells, tags)) });
  }
  return pages;
}

function tagsOf(cell: string): string[] {
  const tags = cell
    .split(/[;,|]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, WATCH_TEXT_LIMITS.tag));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, WATCH_TEXT_LIMITS.tags);
}
