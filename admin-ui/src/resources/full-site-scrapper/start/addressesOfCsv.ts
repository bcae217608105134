import { isCrawlAddress } from '@contracts/crawls/crawls.dto';
import { withScheme } from './startValues';

/** The addresses of a csv: those of the column that has the most of them. */
export async function addressesOfCsv(text: string): Promise<string[]> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const columns = Math.max(0, ...data.slice(0, SAMPLE).map((row) => row.length));
  const counts = Array.from({ length: columns }, (_, column) => data.filter(holdsAddress(column)).length);
  const best = counts.indexOf(Math.max(...counts));
  return data.filter(holdsAddress(best)).map((row) => withScheme(row[best] ?? ''));
}

/** Rows that tell how many columns there are. */
const SAMPLE = 100;

function holdsAddress(column: number) {
  return (row: string[]) => isCrawlAddress(withScheme(row[column] ?? ''));
}
