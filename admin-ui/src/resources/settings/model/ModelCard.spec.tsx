import type { ModelUserUsageView, ModelView } from '@contracts/model/model';
import { MODEL_FAILURE_MESSAGES } from '@contracts/model/model-messages';
import { MESSAGES } from '@contracts/messages';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAnnounced } from '../../../shared/announce';
import { fakeApi } from '../../../testing/fakeApi';
import { ListHarness } from '../../../testing/ListHarness';
import { ModelCard } from './ModelCard';

const GET = 'GET /api/model';
const TEST = 'POST /api/model/test';
const usersPath = (from: number) =>
  `GET /api/model/usage?${new URLSearchParams({
    sort: '["tokens","DESC"]',
    range: `[${from},${from + 9}]`,
  }).toString()}`;
const ON: ModelView = {
  on: true,
  model: 'big-model',
  server: 'llm.example.com',
  today: { tokensIn: 12_000, tokensOut: 345, requests: 17 },
  dailyTokens: 2_000_000,
  userDailyTokens: 200_000,
  lastError: { reason: 'key-refused', status: 401, task: 'summary', at: '2026-11-25T10:20:00Z' },
};
const OFF: ModelView = { ...ON, on: false, model: '', server: '', lastError: null };
const user = (i: number): ModelUserUsageView => ({
  _id: `use-${i}`,
  id: `use-${i}`,
  user: `user-${i}`,
  name: `Student ${i}`,
  email: `s${i}@school.example`,
  tokensIn: 5_000 - i,
  tokensOut: 500,
  requests: 2,
});
const USERS = Array.from({ length: 10 }, (_, i) => user(i));
const tested = (ok: boolean, says: string) => ({
  status: 200,
  body: { ok, says, milliseconds: 1200, usage: { tokensIn: 1, tokensOut: 1, requests: 1 } },
});
const good = <Body,>(body: Body) => ({ status: 200, body });
const AWAY = { status: 503, body: { message: MESSAGES.unavailable } };

const Told = () => <div data-testid="told">{useAnnounced().text}</div>;

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <ListHarness dataProvider={{}} resource="settings">
      <ModelCard />
      <Told />
    </ListHarness>,
  );
  return { ...api, actor: userEvent.setup() };
}
const button = () => screen.findByRole('button', { name: 'Test the model' });

it('says of a model that is off which settings turn it on, and asks nothing more', async () => {
  const { requests } = open({ [GET]: good(OFF) });
  expect(await screen.findByText('Off')).toBeVisible();
  expect(screen.getByText(/LLM_BASE_URL.*LLM_MODEL.*LLM_API_KEY/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(requests.map(({ route }) => route)).toEqual([GET]);
});

it('shows what is set up, what was used of it today, and what went wrong last', async () => {
  open({ [GET]: good(ON), [usersPath(0)]: good(USERS) });
  expect(await screen.findByText('On')).toBeVisible();
  for (const text of ['big-model', 'llm.example.com', '12,345 of 2,000,000', '200,000', '17']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/^Last error, 25 Nov 2026.*\(summary\):$/)).toBeVisible();
  expect(screen.getByText(/The server refused the key.*\(Status 401\)/)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Users of the model today' });
  const [first] = within(table).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('s0@school.example5,5005,0005002');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/users/user-0');
});

it('says that nothing went wrong, and that nobody used it', async () => {
  open({ [GET]: good({ ...ON, lastError: null }), [usersPath(0)]: good([]) });
  expect(await screen.findByText('none so far.', { exact: false })).toBeVisible();
  expect(await screen.findByText('Nobody has used the model today.')).toBeVisible();
});

it('tests the model, tells the outcome, and asks anew what was used', async () => {
  const { actor, requests, answers } = open({
    [GET]: good(ON),
    [usersPath(0)]: good(USERS),
    [TEST]: tested(true, 'big-model answered as asked in 1.2 s.'),
  });
  await actor.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('big-model answered as asked in 1.2 s.');
  expect(screen.getByTestId('told')).toHaveTextContent('big-model answered');
  expect(await button()).toHaveFocus();
  expect(requests.filter(({ route }) => route === GET)).toHaveLength(2);
  answers[TEST] = tested(false, MODEL_FAILURE_MESSAGES.timeout);
  await actor.click(await button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(MODEL_FAILURE_MESSAGES.timeout));
});

it('says why a test was not made', async () => {
  const { actor } = open({ [GET]: good(ON), [usersPath(0)]: good(USERS), [TEST]: AWAY });
  await actor.click(await button());
  expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
});

it.each([
  ['its state', { [GET]: AWAY }, GET, good(OFF), 'Off'],
  [
    'who used it',
    { [GET]: good(ON), [usersPath(0)]: AWAY },
    usersPath(0),
    good([]),
    'Nobody has used the model today.',
  ],
])('says that %s could not be loaded, and tries again', async (_, answers, route, then, shown) => {
  const opened = open(answers);
  expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
  opened.answers[route] = then;
  await opened.actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(shown)).toBeVisible();
});
