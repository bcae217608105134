import type { Compared, DashboardView } from '@contracts/statistics/statistics';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../testing/answerApi';
import { ListHarness } from '../../testing/ListHarness';
import { DashboardList } from './DashboardList';
import { changeText, figuresOf } from './figures';

const VIEW: DashboardView = {
  period: { from: '2026-11-16', to: '2026-11-22' },
  before: { from: '2026-11-09', to: '2026-11-15' },
  activeUsers: { now: 28, before: 25 },
  newUsers: { now: 0, before: 0 },
  operations: { now: 0, before: 4 },
  days: [{ day: '2026-11-22', users: 0, newUsers: 0, operations: 0, tools: {} }],
  jobs: { running: 2, failed: 1 },
  endingSubscriptions: { count: 1200, period: { from: '2026-11-22', to: '2026-12-06' } },
  topUsers: [],
};

const NO_USERS = { getList: () => Promise.resolve({ data: [], total: 0 }) };

it.each<[number, number, string]>([
  [112, 100, '↑ 12% from 100'],
  [50, 100, '↓ 50% from 100'],
  [3000, 1, '↑ 299,900% from 1'],
  [7, 7, 'As before: 7'],
  [7, 0, 'None in the period before'],
  [0, 0, 'None before either'],
])('says of %i after %i: %s', (now, before, text) => {
  expect(changeText({ now, before } satisfies Compared)).toBe(text);
});

it('leads from each figure to the list behind it', () => {
  const lists = figuresOf(VIEW, '7').map(({ label, path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    return [label, pathname, JSON.parse(searchParams.get('filter') ?? '')] as unknown;
  });
  expect(lists).toEqual([
    ['Active users', '/user-stats', { period: '7', used: true }],
    ['New users', '/users', { createdAt: VIEW.period }],
    ['Uses', '/user-stats', { period: '7' }],
    ['Running jobs', '/jobs', { status: 'running' }],
    ['Failed jobs', '/jobs', { status: 'failed', createdAt: VIEW.period }],
    [
      'Subscriptions ending',
      '/users',
      { isActive: true, subscriptionEndDate: VIEW.endingSubscriptions.period },
    ],
  ]);
});

it('shows the figures of a period that nobody worked in, and asks for another one', async () => {
  const asked: (string | null)[] = [];
  answerApi({
    'GET /statistics/dashboard': ({ searchParams }) => {
      asked.push(searchParams.get('period'));
      return VIEW;
    },
  });
  render(
    <ListHarness dataProvider={NO_USERS}>
      <DashboardList />
    </ListHarness>,
  );
  expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Active users/ })).toHaveTextContent('28↑ 12% from 25');
  expect(screen.getByRole('link', { name: /Subscriptions ending/ })).toHaveTextContent('1,200');
  expect(await screen.findByText('No tool was used in this period')).toBeVisible();
  expect(screen.getByText('Nobody used a tool in this period.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(screen.getByRole('option', { name: 'Last 365 days' }));
  expect(asked).toEqual(['30', '365']);
});

it('says why the figures are missing, and tries again', async () => {
  let answer: unknown = new Refusal(503, 'Please try again in a moment.');
  answerApi({ 'GET /statistics/dashboard': () => answer });
  render(
    <ListHarness dataProvider={NO_USERS}>
      <DashboardList />
    </ListHarness>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  answer = VIEW;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Active users/ })).toBeVisible();
});
