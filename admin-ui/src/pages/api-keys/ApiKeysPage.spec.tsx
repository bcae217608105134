import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import type { ApiKeyView, OwnApiKeysView } from '@contracts/api-keys/api-keys';
import { MESSAGES } from '@contracts/messages';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../testing/answerApi';
import { ListHarness } from '../../testing/ListHarness';
import { ApiKeysPage } from './ApiKeysPage';

const SECRET = 'cohort_0123456789';

const aKey = (change: Partial<ApiKeyView> = {}): ApiKeyView => ({
  _id: 'k1',
  id: 'k1',
  name: 'Keyword sheet',
  hint: 'aB3x',
  scopes: ['results:read'],
  state: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2027-01-30T08:00:00.000Z',
  lastUsedAt: null,
  uses: 0,
  revokedAt: null,
  revokedBy: '',
  ...change,
});

/** The page of a student with these keys. */
function show(change: Partial<OwnApiKeysView>, answers: Parameters<typeof answerApi>[0] = {}) {
  const own: OwnApiKeysView = { allowed: true, scopes: ['results:read', 'tools:run'], keys: [], ...change };
  const seen = answerApi({ 'GET /api-keys': () => ({ ...own }), ...answers });
  render(
    <ListHarness dataProvider={{}}>
      <ApiKeysPage />
    </ListHarness>,
  );
  return { own, sent: () => seen.filter(({ method }) => method !== 'GET') };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));

it('makes a key with scopes and an end, and shows it once', async () => {
  const made = aKey({ scopes: ['results:read', 'tools:run'] });
  const { own, sent } = show(
    {},
    {
      'POST /api-keys': () => {
        own.keys = [made];
        return { key: made, secret: SECRET };
      },
    },
  );
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  await press('Make a key');
  const form = await inDialog();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Keyword sheet');
  await userEvent.click(form.getByRole('checkbox', { name: 'Run tools' }));
  expect(form.queryByRole('checkbox', { name: 'Change users' })).not.toBeInTheDocument();
  await userEvent.type(form.getByLabelText(/^Current password/), 'correct-horse');
  await userEvent.click(form.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(sent()).toMatchObject([
    {
      path: '/api-keys',
      body: {
        name: 'Keyword sheet',
        scopes: ['results:read', 'tools:run'],
        days: 90,
        currentPassword: 'correct-horse',
      },
    },
  ]);
  await press('Done');
  expect(await screen.findByText('…aB3x · Read results · Run tools')).toBeVisible();
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
});

it('says at each field what is missing, and what the server refuses', async () => {
  show(
    {},
    {
      'POST /api-keys': () =>
        new Refusal(422, MESSAGES.validationFailed, { currentPassword: MESSAGES.currentPasswordWrong }),
    },
  );
  await press('Make a key');
  const form = await inDialog();
  await userEvent.click(form.getByRole('checkbox', { name: 'Read results' }));
  await userEvent.click(form.getByRole('button', { name: 'Make key' }));
  expect(await form.findByText(API_KEY_MESSAGES.nameRequired)).toBeVisible();
  expect(form.getByText(API_KEY_MESSAGES.scopesRequired)).toBeVisible();
  expect(form.getByText(MESSAGES.currentPasswordRequired)).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Keyword sheet');
  await userEvent.click(form.getByRole('checkbox', { name: 'Read results' }));
  await userEvent.type(form.getByLabelText(/^Current password/), 'wrong');
  await userEvent.click(form.getByRole('button', { name: 'Make key' }));
  expect(await form.findByText(MESSAGES.currentPasswordWrong)).toBeVisible();
});

it('revokes a key after a question', async () => {
  const { own, sent } = show(
    { keys: [aKey()] },
    {
      'POST /api-keys/k1/revoke': () => {
        own.keys = [
          aKey({ state: 'revoked', revokedAt: '2026-11-20T08:00:00.000Z', revokedBy: 'me@a.example' }),
        ];
        return own;
      },
    },
  );
  await press('Revoke Keyword sheet');
  expect(sent()).toEqual([]);
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(API_KEY_MESSAGES.revokedNow('Keyword sheet'))).toBeVisible();
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke Keyword sheet' })).not.toBeInTheDocument();
});

it('says that keys are off, and makes none', async () => {
  show({ allowed: false });
  expect(await screen.findByText(API_KEY_MESSAGES.notAllowed)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make a key' })).not.toBeInTheDocument();
});

it('says that the keys could not be loaded, and tries again', async () => {
  let isAway = true;
  const own: OwnApiKeysView = { allowed: true, scopes: ['results:read'], keys: [aKey()] };
  show({}, { 'GET /api-keys': () => (isAway ? new Refusal(503, MESSAGES.unavailable) : own) });
  expect(await screen.findByText('Your API keys could not be loaded')).toBeVisible();
  isAway = false;
  await press('Try again');
  expect(await screen.findByText('Keyword sheet')).toBeVisible();
});
