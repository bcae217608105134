import type { WatchMask } from '@contracts/watches/watch-content';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider } from 'react-admin';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aWatch } from '../../../testing/watches';
import { IgnoreDialog } from './IgnoreDialog';
import type { Ignored } from './ignoreWays';
import { stoppedSentence } from './useIgnoring';

function show(of: Ignored, masks?: WatchMask[]) {
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={createTheme()}>
      <NotificationContextProvider>
        <IgnoreDialog open watch={aWatch(masks && { masks })} change="c1" of={of} onClose={onClose} />
      </NotificationContextProvider>
    </ThemeProvider>,
    { wrapper: QueryHarness },
  );
  return { onClose };
}

const STOPPED = { stopped: 3, of: 5, applied: false };

it('counts what a place would have stopped, and ignores it', async () => {
  const seen = answerApi({ 'POST /watches/w1/ignore': () => STOPPED });
  const { onClose } = show({ hunk: 2, text: 'Only 3 left' });
  expect(await screen.findByText('This would have stopped 3 of 5 past alarms.')).toBeInTheDocument();
  expect(seen.at(-1)?.body).toEqual({ change: 'c1', hunk: 2, apply: false });
  await userEvent.click(screen.getByRole('button', { name: 'Ignore this' }));
  expect(seen.at(-1)?.body).toEqual({ change: 'c1', hunk: 2, apply: true });
  expect(onClose).toHaveBeenCalled();
});

it('counts anew for another text, and says what is wrong with one', async () => {
  const seen = answerApi({
    'POST /watches/w1/ignore': () => new Refusal(422, 'This rule would ignore everything.'),
  });
  show({ hunk: 2, text: 'Only 3 left' });
  await userEvent.click(screen.getByRole('radio', { name: /^Lines with this text/ }));
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field).toHaveValue('Only 3 left');
  await userEvent.clear(field);
  expect(screen.getByRole('button', { name: 'Ignore this' })).toBeDisabled();
  await userEvent.type(field, '*');
  expect(await screen.findByText('This rule would ignore everything.')).toBeInTheDocument();
  expect(seen.at(-1)?.body).toEqual({ rule: '*', apply: false });
});

it.each<[string, Ignored, WatchMask[] | undefined, number]>([
  ['a field by its place alone', { field: 'title' }, [], 1],
  ['a text by its place or as a text', { hunk: 0, text: 'a' }, undefined, 2],
  ['a text as a kind as well where one is off', { hunk: 0, text: 'a' }, [], 3],
])('offers to ignore %s', async (_, of, masks, ways) => {
  answerApi({ 'POST /watches/w1/ignore': () => STOPPED });
  show(of, masks);
  expect(await screen.findAllByRole('radio')).toHaveLength(ways);
});

it.each([
  [0, 0, 'There are no past alarms to compare with.'],
  [0, 1, 'This would not have stopped the one past alarm.'],
  [1, 1, 'This would have stopped the one past alarm.'],
  [0, 12, 'This would have stopped none of the 12 past alarms.'],
  [1, 12, 'This would have stopped 1 of 12 past alarms.'],
  [12, 12, 'This would have stopped all 12 past alarms.'],
])('says that %d of %d past alarms would have been stopped', (stopped, of, sentence) => {
  expect(stoppedSentence({ stopped, of })).toBe(sentence);
});
