import { FEATURE_MESSAGES } from '@contracts/features/feature-messages';
import type { FeatureView } from '@contracts/features/features';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { fakeApi } from '../../testing/fakeApi';
import { openPages } from '../../testing/openPages';
import { signIn } from '../../testing/signIn';
import { anAdmin } from '../../testing/users';
import { Top3TablePage } from '../../tools/blocks/pages';
import { FeatureList } from './FeatureList';

const TOOL = 'top-3-table-generator';
const GET = 'GET /api/features';
const PUT = `PUT /api/features/${TOOL}.top-3-table-2`;
const AWAY = { status: 503, body: { message: 'The database is away.' } };

const feature = (number: number, enabled = true): FeatureView => ({
  ...{ id: `${TOOL}.top-3-table-${number}`, group: TOOL, name: `top-3-table-${number}` },
  ...{ label: `Top 3 Table ${number}`, description: '', enabled, updatedAt: null },
});
const all = (second = true) => ({ status: 200, body: [feature(1), feature(2, second)] });

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = await signIn(anAdmin(), {
    [GET]: all(),
    'GET /api/blocks': { status: 200, body: [] },
    ...answers,
  });
  const pages = { '/features': <FeatureList />, '/top-3-table-generator': <Top3TablePage /> };
  return { ...api, ...openPages(pages, '/top-3-table-generator', '/features') };
}
const oneSwitch = (number = 2) => screen.findByRole('switch', { name: `Top 3 Table ${number}` });
const states = (api: { requests: { route: string; body: unknown }[] }) =>
  api.requests.filter(({ route }) => route === PUT).map(({ body }) => body);

it('switches one off by the keyboard, says so and keeps the focus', async () => {
  const { answers } = await open({ [PUT]: { status: 200, body: feature(2, false) } });
  answers[GET] = all();
  const second = await oneSwitch();
  expect(second).toBeChecked();
  answers[GET] = all(false);
  second.focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText(FEATURE_MESSAGES.switched('Top 3 Table 2', false))).toBeInTheDocument();
  expect(second).not.toBeChecked();
  expect(second).toHaveFocus();
  expect(await oneSwitch(1)).toBeChecked();
});

it('has the generator show the change without a reload', async () => {
  const { answers, go } = await open({ [PUT]: { status: 200, body: feature(2, false) } });
  await go(-1);
  expect(await screen.findByText('Top 3 Table 2')).toBeInTheDocument();
  await go(1);
  answers[GET] = all(false);
  fireEvent.click(await oneSwitch());
  await screen.findByText(FEATURE_MESSAGES.switched('Top 3 Table 2', false));
  await go(-1);
  expect(await screen.findByText('Top 3 Table 1')).toBeInTheDocument();
  expect(screen.queryByText('Top 3 Table 2')).toBeNull();
});

it('goes back where the server does not keep it, and says why', async () => {
  await open({ [PUT]: AWAY });
  fireEvent.click(await oneSwitch());
  const told = FEATURE_MESSAGES.notSwitched('Top 3 Table 2', false, 'The database is away.');
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await oneSwitch()).toBeChecked();
});

it('ends with the last of clicks that follow each other fast', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  const api = await open({ [PUT]: { status: 200, body: feature(2, false), after } });
  const second = await oneSwitch();
  for (const checked of [false, true, false]) {
    fireEvent.click(second);
    await waitFor(() => expect(second).toHaveProperty('checked', checked));
  }
  api.answers[GET] = all(false);
  release();
  await waitFor(() =>
    expect(states(api)).toEqual([{ enabled: false }, { enabled: true }, { enabled: false }]),
  );
  await waitFor(() => expect(api.requests.at(-1)?.route).toBe(GET));
  expect(second).not.toBeChecked();
});

it('says that the switches cannot be loaded, and tries again', async () => {
  const { answers } = await open({ [GET]: AWAY });
  expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  answers[GET] = all();
  fireEvent.click(screen.getByText('Try again'));
  expect(await oneSwitch()).toBeChecked();
});
