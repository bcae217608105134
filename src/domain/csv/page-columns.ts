import { columnsNamed, importKey } from './import-key';
import HEADERS from './page-headers.json';

/** What lists of pages say of each, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish and Arabic. */
export type PageColumn = keyof typeof HEADERS;

const columnByWord = new Map(
  (Object.entries(HEADERS) as [PageColumn, string[]][]).flatMap(([column, names]) =>
    names.map((name) => [importKey(name), column] as const),
  ),
);

/** What the columns of a list of pages are taken for by their names; of two with the same meaning the first. */
export function pageColumns(header: readonly string[]): Partial<Record<PageColumn, number>> {
  return columnsNamed(
    header.map((name) => name.slice(0, 200)),
    columnByWord,
  );
}
