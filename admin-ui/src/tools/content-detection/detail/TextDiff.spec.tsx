import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextDiff } from './TextDiff';

const changed = (number: number): WatchDiffRow => ({
  kind: 'changed',
  before: null,
  after: { number, parts: [{ text: `line ${number}`, changed: true }], moved: false },
});

it('draws a long difference in parts, each of which is asked for', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => changed(index + 1));
  render(<TextDiff rows={rows} hunks={[]} shape="unified" />);
  expect(screen.getAllByText(/^line /)).toHaveLength(400);
  await userEvent.click(screen.getByRole('button', { name: 'Show 400 more lines, 500 lines left' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more lines, 100 lines left' }));
  expect(screen.getAllByText(/^line /)).toHaveLength(900);
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
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
