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

it('takes the delimiter that the first line declares', () => {
  expect(read('sep=|\na|b,c\n1|2,3\n')).toEqual({
    header: ['a', 'b,c'],
    rows: [{ line: 3, cells: ['1', '2,3'] }],
  });
});

it('is empty without a row', () => {
  expect(read('\n\n')).toEqual({ header: [], rows: [] });
});
