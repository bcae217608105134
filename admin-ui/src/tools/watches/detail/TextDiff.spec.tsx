import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextDiff } from './TextDiff';

const same = (at: number): WatchDiffRow => ({ kind: 'same', before: at, after: at, text: `line ${at}` });
const come = (number: number): WatchDiffRow => ({
  kind: 'changed',
  before: null,
  after: { number, parts: [{ text: `new ${number}`, changed: true }], moved: false },
});
const stay = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => same(from + index));

it('shows three lines around a change, and the others once they are asked for', async () => {
  const rows = [...stay(1, 123), come(124), ...stay(125, 140)];
  render(<TextDiff rows={rows} hunks={[]} shape="unified" folds />);
  const lines = () => screen.getAllByText(/^line /).map(({ textContent }) => textContent);
  expect(lines()).toEqual(['line 121', 'line 122', 'line 123', 'line 125', 'line 126', 'line 127']);
  expect(screen.getByText('13 unchanged lines')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show 120 unchanged lines' }));
  expect(lines()).toHaveLength(126);
  expect(document.activeElement).toHaveTextContent(/^1 line 12 line 2/);
  expect(screen.getByRole('button', { name: 'Show 13 unchanged lines' })).toBeVisible();
});

it.each(['unified', 'split'] as const)('shows the whole text (%s)', (shape) => {
  render(<TextDiff rows={[...stay(1, 20), come(21)]} hunks={[]} shape={shape} />);
  expect(new Set(screen.getAllByText(/^line /).map(({ textContent }) => textContent)).size).toBe(20);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('draws of a long text what is near the window', () => {
  const near: (() => void)[] = [];
  const disconnect = vi.fn();
  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => void near.push(() => this.tell([{ isIntersecting: true }]));
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<TextDiff rows={[...stay(1, 5_000), come(5_001)]} hunks={[]} shape="unified" />);
  expect(screen.queryAllByText(/^line /)).toHaveLength(0);
  expect(screen.getByText('new 5001')).toBeInTheDocument();
  expect(near).toHaveLength(50);
  act(() => near[0]?.());
  act(() => near[30]?.());
  expect(screen.getAllByText(/^line /)).toHaveLength(200);
  expect(screen.getByText('line 3001')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('marks words, says what moved, and ignores the change that was pointed at', async () => {
  const onIgnore = vi.fn();
  const side = (number: number, price: string) => ({
    number,
    parts: [
      { text: 'Price ', changed: false },
      { text: price, changed: true },
    ],
    moved: false,
  });
  const rows: WatchDiffRow[] = [
    { kind: 'changed', before: side(3, '99'), after: side(3, '89') },
    { kind: 'left-out', lines: 4 },
    { kind: 'changed', before: { ...side(8, 'list'), moved: true }, after: null },
  ];
  const hunks = [
    { hunk: 4, before: 3, after: 3 },
    { hunk: 9, before: 8, after: 8 },
  ];
  render(<TextDiff rows={rows} hunks={hunks} shape="split" onIgnore={onIgnore} />);
  const diff = within(screen.getByRole('group', { name: 'Changes of the text' }));
  expect(diff.getByText('89').tagName).toBe('MARK');
  expect(diff.getByText('… 4 unchanged lines')).toBeInTheDocument();
  expect(diff.getByText('Moved, removed:')).toBeInTheDocument();
  await userEvent.click(diff.getByRole('button', { name: 'Ignore this: Change 2' }));
  expect(onIgnore).toHaveBeenCalledWith(9);
});
