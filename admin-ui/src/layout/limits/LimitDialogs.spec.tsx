import type { LimitReached } from '@contracts/plans/plans';
import { act, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NotificationContextProvider, UndoableMutationsContextProvider, useNotify } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { apiJson } from '../../providers/apiClient';
import { fakeApi } from '../../testing/fakeApi';
import { Toasts } from '../toasts/Toasts';
import { LimitDialogs } from './LimitDialogs';

const DAILY: LimitReached = { moduleId: 'optimize-prime', currentCount: 10, totalCount: 10, time: '1 day' };

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show() {
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <Address />
      <LimitDialogs />
    </MemoryRouter>,
  );
}

/** Any request, from anywhere, that is refused like this. */
async function beRefused(details: object, code = 'LIMIT_REACHED') {
  fakeApi({ 'POST /api/anything': { status: 403, body: { code, message: 'No.', details } } });
  await act(() => apiJson('/anything', { method: 'POST' }).catch(() => undefined));
}

const dialog = () => screen.findByRole('dialog');

it.each<[string, Partial<LimitReached>, string, (string | RegExp)[]]>([
  [
    'of a day',
    {},
    "You've reached your daily usage limit.",
    [
      'Optimize Prime',
      "Today's Usage",
      '10 of 10 uses',
      'Remaining Uses',
      '0',
      'Resets Daily at 12:00 AM UTC',
    ],
  ],
  [
    'that has room for less than was asked for',
    { currentCount: 8 },
    "You've reached your daily usage limit.",
    ['8 of 10 uses', '2'],
  ],
  [
    'that has room for less than was asked for, as the server says',
    { currentCount: 7, requested: 20 },
    'This needs more uses than are left.',
    ['7 of 10 uses', '3', 'This needs 20 uses, and 3 are left. Ask for fewer at once.'],
  ],
  [
    'that has no room, however much was asked for',
    { requested: 20 },
    "You've reached your daily usage limit.",
    ['10 of 10 uses', '0'],
  ],
  ['of 30 days', { time: '30 days' }, "You've reached your monthly usage limit.", ["This Month's Usage"]],
  ['for ever', { time: 'lifetime' }, "You've reached your lifetime usage limit.", ['Does not reset']],
  [
    'of pages under watch',
    { moduleId: 'content-detection', currentCount: 7, totalCount: 5 },
    "You've reached your active detection limit.",
    ['Content Detection Usage', '7 / 5', 'Remaining', '0', 'Only Active Count'],
  ],
  [
    'of checks of a watched page',
    {
      moduleId: 'content-detection',
      field: 'maxCheckPerUrl',
      currentCount: 10,
      totalCount: 10,
      time: '30 days',
      resetsAt: '2026-12-24T12:00:00.000Z',
    },
    "You've reached your monthly usage limit.",
    ['10 of 10 uses', /^Resets on 24 Dec 2026/],
  ],
])('tells of a limit %s', async (_, change, title, texts) => {
  show();
  await beRefused({ ...DAILY, ...change });
  const shown = within(await dialog());
  expect(shown.getByRole('heading', { name: title })).toBeInTheDocument();
  for (const text of texts) expect(shown.getByText(text)).toBeInTheDocument();
  const percent = String((Math.min(change.currentCount ?? 10, 10) / 10) * 100);
  const expected = change.moduleId === 'content-detection' ? '100' : percent;
  expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', expected);
});

it('opens once, however many requests are refused', async () => {
  show();
  await beRefused(DAILY);
  await dialog();
  await beRefused({ ...DAILY, moduleId: 'schema-intelligence' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByText('Optimize Prime')).toBeInTheDocument();
});

it('closes by Maybe Later, is cleared half a second after, and opens again', async () => {
  show();
  await beRefused(DAILY);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Maybe Later' }));
  expect(screen.getByText('Optimize Prime')).toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByText('Optimize Prime'));
  await beRefused(DAILY);
  expect(await dialog()).toBeInTheDocument();
});

it('leads to the plans by Upgrade, and closes', async () => {
  show();
  await beRefused(DAILY);
  await userEvent.click(within(await dialog()).getByRole('link', { name: 'Upgrade' }));
  expect(screen.getByText('/pricing')).toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
});

it('says nothing of another refusal', async () => {
  show();
  await beRefused({}, 'FORBIDDEN');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** What asks, and says itself that it failed. */
function Asking() {
  const notify = useNotify();
  const ask = () =>
    apiJson('/anything', { method: 'POST' }).catch(() => notify('Server Error', { type: 'error' }));
  return <button onClick={() => void ask()}>Ask</button>;
}

it('says alone that a limit is reached; what fails without it is told by its toast', async () => {
  const { answers } = fakeApi({
    'POST /api/anything': { status: 403, body: { code: 'LIMIT_REACHED', message: 'No.', details: DAILY } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationContextProvider>
        <UndoableMutationsContextProvider>
          <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
            <Asking />
            <LimitDialogs />
            <Toasts />
          </MemoryRouter>
        </UndoableMutationsContextProvider>
      </NotificationContextProvider>
    </QueryClientProvider>,
  );
  const ask = screen.getByRole('button', { name: 'Ask' });
  await userEvent.click(ask);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByText('Server Error')).not.toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  answers['POST /api/anything'] = { status: 500, body: {} };
  await userEvent.click(ask);
  expect(await screen.findByText('Server Error')).toBeInTheDocument();
});
