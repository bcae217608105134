import { withScheme } from './startValues';

/**
 * The cells of the column of a csv that has the most addresses, from the first one on: one that is none is not left out,
 * so that it is seen and mended.
 */
export async function addressesOfCsv(text: string): Promise<string[]> {
  const [{ default: Papa }, { isCrawlAddress }] = await Promise.all([
    import('papaparse'),
    import('@contracts/scraper/crawls.dto'),
  ]);
  const holdsAddress = (column: number) => (row: string[]) => isCrawlAddress(withScheme(row[column] ?? ''));
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const columns = Math.max(0, ...data.slice(0, SAMPLE).map((row) => row.length));
  const counts = Array.from({ length: columns }, (_, column) => data.filter(holdsAddress(column)).length);
  const best = counts.indexOf(Math.max(...counts));
  const first = data.findIndex(holdsAddress(best));
  if (first === -1) return [];
  const cells = data.slice(first).map((row) => withScheme((row[best] ?? '').replace(/\s+/g, ' ')));
  return cells.filter((cell) => cell !== '');
}

/** Rows that tell how many columns there are. */
const SAMPLE = 100;
