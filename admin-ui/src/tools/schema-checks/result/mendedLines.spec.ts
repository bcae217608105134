import { mendedLines } from './mendedLines';

const lines = (count: number, changed?: number) =>
  Array.from({ length: count }, (_, n) => (n === changed ? 'new' : `line ${n}`)).join('\n');

it('shows what changed with three lines around it', () => {
  const told = mendedLines(lines(20), lines(20, 10))?.map(({ kind, text, count }) => [kind, text || count]);
  expect(told).toEqual([
    ['left-out', 7],
    ...[7, 8, 9].map((n) => ['same', `line ${n}`]),
    ['removed', 'line 10'],
    ['added', 'new'],
    ...[11, 12, 13].map((n) => ['same', `line ${n}`]),
    ['left-out', 6],
  ]);
});

it('shows all of what is short', () => {
  const told = mendedLines(lines(4), lines(4, 3));
  expect(told?.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'removed', 'added']);
});

it('gives up on two that are too far apart', () => {
  const noise = (seed: number) => Array.from({ length: 40_000 }, (_, n) => `${(n * seed) % 7919}`).join('\n');
  expect(mendedLines(noise(3), noise(5))).toBeNull();
});
