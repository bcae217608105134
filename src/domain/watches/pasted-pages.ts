import { pastedAddress } from '../../contracts/validation/pasted-address';
import { WATCH_TEXT_LIMITS } from '../../contracts/watches/watches';
import { encodeUtf8 } from '../csv/bytes';
import { openTable } from '../csv/table';

/** A line that names a page; lines count from 1. */
export interface PastedPage {
  line: number;
  url: string;
  name: string;
  tags: string[];
}

const ADDRESS = new Set(['url', 'address', 'page', 'link', 'permalink']);
const NAME = new Set(['name', 'title']);
const TAGS = new Set(['tags', 'tag', 'labels']);

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
  const at = (names: ReadonlySet<string>) => header.findIndex((name) => names.has(name.toLowerCase()));
  const [url, name, tags] = [at(ADDRESS), at(NAME), at(TAGS)];
  if (url < 0) return null;
  const pages: PastedPage[] = [];
  for (const { row, cells } of rows) {
    const address = pastedAddress(cells[url] ?? '');
    if (address === '') continue;
    const called = (cells[name] ?? '').replace(/\s+/g, ' ').slice(0, WATCH_TEXT_LIMITS.name);
    pages.push({ line: row, url: address, name: called, tags: tagsOf(cells[tags] ?? '') });
  }
  return pages;
}

function tagsOf(cell: string): string[] {
  const tags = cell
    .split(/[;,|]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, WATCH_TEXT_LIMITS.tag));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, WATCH_TEXT_LIMITS.tags);
}
