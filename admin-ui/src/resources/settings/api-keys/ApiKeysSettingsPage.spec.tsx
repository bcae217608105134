import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import type { OwnedApiKeyView } from '@contracts/api-keys/api-keys';
import { MESSAGES } from '@contracts/messages';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Part, Refusal } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { ApiKeysSettingsPage } from './ApiKeysSettingsPage';

const aKey = (change: Partial<OwnedApiKeyView> = {}): OwnedApiKeyView => ({
  _id: 'k1',
  id: 'k1',
  name: 'Payments',
  hint: 'aB3x',
  scopes: ['users:write'],
  owner: 'a1',
  ownerEmail: 'ann@a.example',
  state: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2027-01-30T08:00:00.000Z',
  lastUsedAt: null,
  uses: 0,
  revokedAt: null,
  revokedBy: '',
  ...change,
});

/** The page with these keys, where nobody may make any. */
function show(keys: OwnedApiKeyView[], answers: Parameters<typeof answerApi>[0] = {}) {
  const seen = answerApi({
    'GET /admin/api-keys': () => new Part(keys, keys.length),
    'GET /admin/api-keys/settings': () => ({ allowed: 'nobody' }),
    ...answers,
  });
  render(
    <ListHarness dataProvider={{}}>
      <ApiKeysSettingsPage />
    </ListHarness>,
  );
  return seen;
}

const choice = (name: RegExp) => screen.findByRole('radio', { name });

it('lets admins make keys, as soon as it is chosen', async () => {
  const seen = show([], { 'PUT /admin/api-keys/settings': (_, body) => body });
  expect(await choice(/^Nobody/)).toBeChecked();
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  await userEvent.click(await choice(/^Admins only/));
  expect(await screen.findByText(API_KEY_MESSAGES.saved)).toBeVisible();
  expect(await choice(/^Admins only/)).toBeChecked();
  expect(seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { allowed: 'admins' },
  ]);
});

it('stays as it was where that is not saved', async () => {
  show([], { 'PUT /admin/api-keys/settings': () => new Refusal(503, MESSAGES.unavailable) });
  await userEvent.click(await choice(/^Admins and students/));
  expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
  expect(await choice(/^Nobody/)).toBeChecked();
});

it('revokes a key of another user after a question', async () => {
  const keys = [aKey()];
  const seen = show(keys, {
    'POST /admin/api-keys/k1/revoke': () => {
      keys[0] = aKey({ state: 'revoked', revokedAt: '2026-11-20T08:00:00.000Z', revokedBy: 'me@a.example' });
      return keys[0];
    },
  });
  expect(await screen.findByText('ann@a.example')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Payments' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('finds keys by the email of their owner', async () => {
  const seen = show([aKey()]);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by email' }), 'ann');
  await waitFor(() => expect(decodeURIComponent(seen.at(-1)?.query ?? '')).toContain('{"q":"ann"}'));
});

it('says that the keys could not be loaded', async () => {
  show([], { 'GET /admin/api-keys': () => new Refusal(503, MESSAGES.unavailable) });
  expect(await screen.findByText('The API keys could not be loaded')).toBeVisible();
});
