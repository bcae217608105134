import { openTable } from './table';

const read = (text: string) => {
  const { header, rows } = openTable(Buffer.from(text));
  return { header, rows: [...rows] };
};

it('tells the line of each row as a text editor counts', () => {
  expect(read('a, b \r\n1,"x\ny"\n\n2 , z\n')).toEqual({
    header: ['a', 'b'],
    rows: [
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', 'z'] },
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

it('takes the delimiter that the first line declares', () => {
  expect(read('sep=|\na|b,c\n1|2,3\n')).toEqual({
    header: ['a', 'b,c'],
    rows: [{ line: 3, cells: ['1', '2,3'] }],
  });
});

it('is empty without a row', () => {
  expect(read('\n\n')).toEqual({ header: [], rows: [] });
});
