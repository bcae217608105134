import type { IntentLists, IntentRowsQuery } from '../../contracts/intent/intent';
import { MAX_KEYWORDS } from '../../contracts/keywords/grouping';
import { readKeywords } from '../keywords/read-keywords';
import { classifyKeywords } from './classify';
import { ResultKeywords } from './result-keywords';

const LISTS: IntentLists = {
  ...{ informational: ['how to'], commercialInvestigation: ['best'] },
  ...{ transactional: ['buy'], navigational: ['login'] },
};

function keywordsFile(source: string, query: Partial<IntentRowsQuery> = {}, piece = 7): string {
  const work = classifyKeywords(Buffer.from(source), LISTS);
  const chunks: Uint8Array[] = [];
  let next = work.next();
  for (; !next.done; next = work.next()) chunks.push(next.value.bytes);
  const keywords = new ResultKeywords(next.value, { q: '', show: '', ...query });
  const file = Buffer.concat(chunks);
  const written: Uint8Array[] = [];
  for (let at = 0; at < file.length && !keywords.isComplete(); at += piece) {
    keywords.add(file.subarray(at, at + piece));
    written.push(keywords.chunk());
  }
  return Buffer.concat(written).toString();
}

const SOURCE =
  'Keyword;Volume;Note\nbuy shoes;10;"two\nlines; ""q"""\nhow to run;20;=1+1\n=buy boots;30;\nshoes;40;x\n';

it.each<[what: string, query: Partial<IntentRowsQuery>, rows: string[]]>([
  [
    'all rows',
    {},
    ['buy shoes;10;"two\nlines; ""q"""', "how to run;20;'=1+1", "'=buy boots;30;", 'shoes;40;x'],
  ],
  ['those of an intent', { show: 'Transactional' }, ['buy shoes;10;"two\nlines; ""q"""', "'=buy boots;30;"]],
  ['those that hold a word', { q: 'shoes' }, ['buy shoes;10;"two\nlines; ""q"""', 'shoes;40;x']],
  ['both', { q: 'shoes', show: 'Unclassified' }, ['shoes;40;x']],
  ['none', { show: 'Navigational' }, []],
])('writes the columns of the source, of %s', (_, query, rows) => {
  const lines = rows.map((row) => `${row}\r\n`).join('');
  const header = rows.length > 0 ? 'Keyword;Volume;Note\r\n' : '';
  expect(keywordsFile(SOURCE, query)).toBe(`${header}${lines}`);
});

it('writes what another tool reads as the same keywords with their volumes', () => {
  const read = readKeywords(Buffer.from(keywordsFile(SOURCE.replace('=buy boots', 'buy boots'))));
  expect(read.keywords.map(({ text, volume }) => [text, volume])).toEqual([
    ['buy shoes', 10],
    ['how to run', 20],
    ['buy boots', 30],
    ['shoes', 40],
  ]);
});

it('names the column of a list without a header', () => {
  expect(keywordsFile('red shoes\nbuy shoes\n')).toBe('Keyword\r\nred shoes\r\nbuy shoes\r\n');
});

it('takes as many as a run does, and reads no further', () => {
  const source = Array.from({ length: MAX_KEYWORDS + 5 }, (_, at) => `keyword ${at}`).join('\n');
  const lines = keywordsFile(`Keyword\n${source}\n`, {}, 64 * 1024)
    .trim()
    .split('\r\n');
  expect([lines.length, lines.at(-1)]).toEqual([MAX_KEYWORDS + 1, `keyword ${MAX_KEYWORDS - 1}`]);
});
