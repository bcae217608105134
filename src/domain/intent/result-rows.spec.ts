import type { IntentLists, ClassifiedRows, IntentRowsQuery } from '../../contracts/intent/intent';
import { classifyKeywords } from './classify';
import { ResultRowsSearch } from './result-rows';

const LISTS: IntentLists = {
  informational: ['how to', 'why'],
  commercialInvestigation: ['best', 'best buy', 'vs'],
  transactional: ['buy', 'near me', '=now'],
  navigational: ['login', 'café'],
};
/** Of what a piece of a file has at most; small, so that rows are cut anywhere. */
const PIECE = 7;

interface Asked {
  result: ClassifiedRows;
  /** How many pieces were read, of how many. */
  read: number;
  pieces: number;
}

function ask(source: string, query: Partial<IntentRowsQuery> = {}, piece = PIECE): Asked {
  const work = classifyKeywords(Buffer.from(source), LISTS);
  const chunks: Uint8Array[] = [];
  let next = work.next();
  for (; !next.done; next = work.next()) chunks.push(next.value.bytes);
  const search = new ResultRowsSearch(next.value, { page: 1, q: '', show: '', ...query });
  const file = Buffer.concat(chunks);
  let read = 0;
  for (; read * piece < file.length && !search.isComplete(); read++)
    search.add(file.subarray(read * piece, (read + 1) * piece));
  return { result: search.get(), read, pieces: Math.ceil(file.length / piece) };
}

const keywordsOf = ({ result }: Asked) => result.rows.map(({ cells }) => cells[0]);
const many = (count: number) =>
  `Keyword,Volume\n${Array.from({ length: count }, (_, i) => `${i % 3 === 0 ? 'buy' : 'red'} shoes ${i},${i}`).join('\n')}\n`;

it('gives the rows as the preview does, with why each has its primary intent', () => {
  const source =
    'Keyword;Note\nhow to buy;"two\nlines; ""q"""\nbest buy tv;=1+1\n"why login?";\nbuy =now;x\nshoes;\n';
  const work = classifyKeywords(Buffer.from(source), LISTS);
  let next = work.next();
  while (!next.done) next = work.next();
  const { preview } = next.value;
  const { rows, total } = ask(source).result;
  expect(total).toBe(5);
  expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(rows.map(({ cells }) => cells)).toEqual(preview?.rows);
  expect(rows.map(({ reason }) => reason)).toEqual(preview?.reasons);
  expect(rows.map(({ reason }) => reason?.by)).toEqual(['longest', 'longest', 'question', 'only', undefined]);
});

it('tells of guessed rows what the preview tells', () => {
  const source = 'Keyword\ncat sneezing at night\nbuy tv\ngarden hose\n';
  const work = classifyKeywords(Buffer.from(source), LISTS, { guess: true });
  const chunks: Uint8Array[] = [];
  let next = work.next();
  for (; !next.done; next = work.next()) chunks.push(next.value.bytes);
  const search = new ResultRowsSearch(next.value, { page: 1, q: '', show: '' });
  search.add(Buffer.concat(chunks));
  const reasons = search.get().rows.map(({ reason }) => reason);
  expect(reasons).toEqual(next.value.preview?.reasons);
  expect(reasons.map((reason) => reason?.by)).toEqual(['wording', 'only', undefined]);
});

it.each<[what: string, query: Partial<IntentRowsQuery>, total: number, first: string[]]>([
  ['the first page', {}, 100, ['buy shoes 0', 'red shoes 1']],
  ['the last page', { page: 4 }, 100, ['buy shoes 75', 'red shoes 76']],
  ['a page beyond the end', { page: 5 }, 100, []],
  ['an intent', { show: 'Transactional' }, 34, ['buy shoes 0', 'buy shoes 3']],
  ['the second page of an intent', { show: 'Transactional', page: 2 }, 34, ['buy shoes 75', 'buy shoes 78']],
  ['the unclassified', { show: 'Unclassified' }, 66, ['red shoes 1', 'red shoes 2']],
  ['an intent without rows', { show: 'Navigational' }, 0, []],
  ['words in any order and case', { q: ' 99 BUY ' }, 1, ['buy shoes 99']],
  ['words and an intent', { q: 'shoes 1', show: 'Transactional' }, 6, ['buy shoes 12', 'buy shoes 15']],
  ['words that stand in no keyword', { q: 'boots' }, 0, []],
])('finds %s', (_, query, total, first) => {
  const asked = ask(many(100), query);
  expect(asked.result.total).toBe(total);
  expect(keywordsOf(asked).slice(0, 2)).toEqual(first);
  expect(asked.result.rows.length).toBe(Math.max(0, Math.min(25, total - ((query.page ?? 1) - 1) * 25)));
});

it('searches without regard to accents', () => {
  expect(keywordsOf(ask('Keyword\ncafé near me\ntea\n', { q: 'cafe' }))).toEqual(['café near me']);
});

it.each<[what: string, query: Partial<IntentRowsQuery>, isWhole: boolean]>([
  ['no further than a page needs', {}, false],
  ['nothing for a page beyond the end', { page: 9 }, false],
  ['all of it to count what a search finds', { q: 'shoes' }, true],
])('reads %s', (_, query, isWhole) => {
  const { read, pieces } = ask(many(100), query);
  expect(read === pieces).toBe(isWhole);
  expect(read <= pieces / 2).toBe(!isWhole);
});

it('finds the keyword in another column than the first, and of a wide table', () => {
  const header = [...Array.from({ length: 90 }, (_, i) => `c${i}`), 'Keyword'].join(',');
  const [row] = ask(`${header}\n${'1,'.repeat(90)}buy tea\n`, { q: 'tea' }).result.rows;
  expect(row?.cells[49]).toBe('buy tea');
  expect(row?.reason).toEqual({ by: 'only', word: 'buy' });
});

it('numbers the rows of a search as the file has them', () => {
  expect(ask(many(100), { q: '99' }).result.rows.map(({ id }) => id)).toEqual(['100']);
});
