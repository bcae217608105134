import { openTable } from './table';

const read = (text: string) => {
  const { header, rows } = openTable(Buffer.from(text));
  return { header, rows: [...rows] };
};

it('tells the line of each row as a text editor counts, and its number as a spreadsheet does', () => {
  expect(read('a, b \r\n1,"x\ny"\n\n2 , z\n')).toEqual({
    header: ['a', 'b'],
    rows: [
      { line: 2, row: 2, cells: ['1', 'x\ny'] },
      { line: 5, row: 4, cells: ['2', 'z'] },
    ],
  });
});

it('makes no more cells of a row than are asked for, whatever is in it', () => {
  const { header, rows } = openTable(Buffer.from('a,b,c,d\n1,"x\ny",3,"4\n5"\n6,7\n'), 2);
  expect([header, ...[...rows].map(({ cells }) => cells)]).toEqual([
    ['a', 'b'],
    ['1', 'x\ny'],
    ['6', '7'],
  ]);
});

it.each<[string, string, [number, number][]]>([
  ['lines within a name of a column', '"a\nb",c\r\n1,2\r\n', [[3, 2]]],
  [
    'blank lines before the header',
    '\n\r\na,b\n1,2\n3,4',
    [
      [4, 4],
      [5, 5],
    ],
  ],
  [
    'CR alone',
    'a,b\r\r"1\r\n\r\n1",2\r3,4',
    [
      [3, 3],
      [6, 4],
    ],
  ],
  ['a line that declares the delimiter', 'sep=,\r\na,b\r\n\r\n1,2', [[4, 3]]],
])('counts %s', (_, text, expected) => {
  expect(read(text).rows.map(({ line, row }) => [line, row])).toEqual(expected);
});

it('takes the delimiter that the first line declares', () => {
  expect(read('sep=|\na|b,c\n1|2,3\n')).toEqual({
    header: ['a', 'b,c'],
    rows: [{ line: 3, row: 2, cells: ['1', '2,3'] }],
  });
});

it('is empty without a row', () => {
  expect(read('\n\n')).toEqual({ header: [], rows: [] });
});
