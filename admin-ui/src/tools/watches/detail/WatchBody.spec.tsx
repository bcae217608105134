import type { WatchView } from '@contracts/watches/watches';
import { render, screen } from '@testing-library/react';
import { formatClock } from '../../../shared/format';
import { answerApi } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { aWatch } from '../../../testing/watches';
import { WatchBody } from './WatchBody';

function show(change: Partial<WatchView>) {
  answerApi({ 'GET /watches/w1/changes': () => [] });
  render(
    <ListHarness dataProvider={{}}>
      <WatchBody watch={aWatch(change)} />
    </ListHarness>,
  );
}

it.each<[string, Partial<WatchView>, string]>([
  ['while it is checked', { checking: true }, 'Checking the page'],
  ['before a change is looked at again', { waiting: { for: 'look' } }, 'A change was seen'],
  ['before its turn at the site', { waiting: { for: 'turn' } }, 'Waiting to read the page'],
  ['between two checks', {}, 'No changes yet'],
  [
    'after a try that failed',
    { waiting: { for: 'try', sentence: 'The site answered 500.' } },
    'No changes yet',
  ],
  ['before its baseline', { checking: true, baselineAt: null }, 'No baseline yet'],
])('says what an empty timeline means %s', async (_, change, title) => {
  show(change);
  expect(await screen.findByText(title)).toBeVisible();
});

it('says when a change is looked at again, as its next check does', async () => {
  const at = '2026-11-25T11:21:00.000Z';
  show({ waiting: { for: 'look' }, nextCheckAt: at });
  const time = formatClock(at);
  expect(
    await screen.findByText(new RegExp(`^The page is read again at ${time} to confirm it\\.`)),
  ).toBeVisible();
  expect(screen.getByText(`Read again at ${time}`)).toBeVisible();
  expect(screen.queryByText(/Checking/)).not.toBeInTheDocument();
});

it('tells the interval as what it is, since checks are spread', () => {
  show({ actualMinutes: 30 * 24 * 60 });
  expect(screen.getByText('About every 30 days')).toBeVisible();
});
