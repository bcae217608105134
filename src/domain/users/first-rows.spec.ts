import { FirstRows } from './first-rows';

it('tells the first row with the same e-mail that is imported', () => {
  const rows = new FirstRows();
  const above = (row: number, email: string, isImported = true) => rows.above({ row, email }, isImported);
  expect(above(2, 'ada@x.test', false)).toBeUndefined();
  expect(above(3, 'ada@x.test')).toBeUndefined();
  expect(above(4, 'Ada@x.test')).toBe(3);
  expect(above(5, 'ada@x.test', false)).toBe(3);
  expect(above(6, 'bo@x.test')).toBeUndefined();
});
