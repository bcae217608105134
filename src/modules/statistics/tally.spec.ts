import { addTally, encodeTally, talliesOf } from './tally';

const user = (end: string) => end.padStart(24, '0');
const TALLY = new Map([
  [user('f0'), 2 ** 40],
  [user('03'), 3],
  [user('a1'), 1],
]);

function read(bytes: Buffer, only?: string[]) {
  const sums = new Map<string, number>();
  addTally(sums, bytes, only);
  return Object.fromEntries(sums);
}

it('keeps how much each user did', () => {
  expect(read(encodeTally(TALLY))).toEqual(Object.fromEntries(TALLY));
  expect(read(encodeTally(new Map()))).toEqual({});
});

it('is the same for the same users in another order', () => {
  const reversed = new Map([...TALLY].reverse());
  expect(encodeTally(reversed).equals(encodeTally(TALLY))).toBe(true);
});

it('finds each of its users, and none that it has not', () => {
  const bytes = encodeTally(TALLY);
  for (const [known, count] of TALLY) expect(read(bytes, [known])).toEqual({ [known]: count });
  const unknown = ['00', '04', 'a0', 'ff'].map(user);
  expect(read(bytes, unknown)).toEqual({});
  expect(read(encodeTally(new Map()), unknown)).toEqual({});
});

it('adds up tallies', () => {
  const sums = new Map(TALLY);
  addTally(sums, encodeTally(new Map([[user('03'), 4]])));
  expect(sums.get(user('03'))).toBe(7);
});

it('sums up the log by user and by tool', () => {
  const { all, tools } = talliesOf([
    { user: user('1'), tool: 'a', operations: 2 },
    { user: user('1'), tool: 'b', operations: 3 },
    { user: user('2'), tool: 'b', operations: 4 },
  ]);
  expect(Object.fromEntries(all)).toEqual({ [user('1')]: 5, [user('2')]: 4 });
  expect(Object.fromEntries(tools.get('b') ?? [])).toEqual({ [user('1')]: 3, [user('2')]: 4 });
});
