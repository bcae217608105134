import type { WatchView } from '@contracts/watches/watches';
import { render, screen, within } from '@testing-library/react';
import { formatClock } from '../../../shared/format';
import { answerApi, Part } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { aWatch } from '../../../testing/watches';
import { WatchBody } from './WatchBody';

function show(change: Partial<WatchView>, answers: Parameters<typeof answerApi>[0] = {}, path?: string) {
  answerApi({ 'GET /watches/w1/changes': () => [], ...answers });
  render(
    <ListHarness dataProvider={{}} path={path}>
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

const SEEN_ONCE = /gone when we checked again a minute later, so you were not notified\.$/;

it('explains in the timeline what “Seen once” means', async () => {
  const change = {
    ...{ _id: 'c1', id: 'c1', at: '2026-11-25T11:21:00.000Z', kind: 'content', severity: 'warning' },
    ...{ summary: 'The title changed', fields: ['title'], seenOnce: true, ignored: false, hasText: false },
  };
  const diff = { change, fields: [], rows: [], hunks: [], moreRows: 0 };
  show(
    {},
    {
      'GET /watches/w1/changes': () => new Part([change, { ...change, id: 'c2', seenOnce: false }], 2),
      'GET /watches/changes/c1/diff': () => diff,
    },
  );
  const [once, told] = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(within(once as HTMLElement).getByText('Seen once')).toBeVisible();
  expect(within(once as HTMLElement).getByText(SEEN_ONCE)).toBeVisible();
  expect(within(told as HTMLElement).queryByText(SEEN_ONCE)).toBeNull();
});

it('explains it among the checks', async () => {
  const check = {
    ...{ _id: 'k1', id: 'k1', at: '2026-11-25T11:21:00.000Z', manual: false, outcome: 'ok', status: 200 },
    ...{ found: 'seen-once', sentence: '', fetches: 2, milliseconds: 90, bytes: 900, notModified: false },
    ...{ shared: false, change: null },
  };
  show({}, { 'GET /watches/w1/checks': () => new Part([check], 1) }, '/?tab=checks');
  const row = await screen.findByRole('row', { name: /Seen once/ });
  expect(within(row).getByText(SEEN_ONCE)).toBeVisible();
});
