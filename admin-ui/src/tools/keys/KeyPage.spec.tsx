import { KEY_MESSAGES } from '@contracts/keys/key-messages';
import type { KeyHistoryView, KeyState, OwnKeyView } from '@contracts/keys/keys';
import type { UserView } from '@contracts/users/users';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../testing/answerApi';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { WithToasts } from '../../testing/WithToasts';
import { KeyPage } from './KeyPage';

const AT = '2026-11-20T10:00:00.000Z';
const NONE: OwnKeyView = {
  ...{ state: 'none', hint: '', generatedAt: null },
  ...{ endedAt: null, locked: false, unreadable: false },
};
const keyNumber = (number: number) => `${`${number}`.repeat(4)}-${'AAAA-'.repeat(6)}BEEF`;

/** A server on which the user has generated so many keys. */
async function show(user: UserView, generated = 0, answers: Parameters<typeof answerApi>[0] = {}) {
  let keys = generated;
  let revoked = false;
  const state = (of: number): KeyState => (of < keys ? 'replaced' : revoked ? 'revoked' : 'active');
  const history = (number: number): KeyHistoryView => ({
    ...{ id: `k${number}`, owner: user.id, ownerEmail: user.email, hint: 'BEEF', generatedAt: AT },
    ...{ state: state(number), endedAt: null, endedBy: '', locked: revoked && number === keys },
  });
  await signIn(user);
  answerApi({
    'GET /keys/screaming-frog/status': () =>
      keys === 0 ? NONE : { ...NONE, state: state(keys), hint: 'BEEF', generatedAt: AT, locked: revoked },
    'GET /keys/screaming-frog': ({ searchParams }) =>
      keyNumber(searchParams.has('generate') ? (keys += 1) : keys),
    'GET /keys': () => Array.from({ length: keys }, (_, i) => history(keys - i)),
    [`POST /keys/k${generated}/revoke`]: () => (revoked = true),
    ...answers,
  });
  const actor = userEvent.setup();
  render(
    <WithToasts>
      <KeyPage />
    </WithToasts>,
    { wrapper: QueryHarness },
  );
  return actor;
}

const button = (name: string) => screen.findByRole('button', { name });
const key = () => screen.findByLabelText('Activation key');

it('generates the first key, hides it until it is asked for, and copies it', async () => {
  const actor = await show(aStudent());
  await actor.click(await button('Generate New Key'));
  expect(await screen.findByText(KEY_MESSAGES.firstGenerated)).toBeInTheDocument();
  expect(await key()).toHaveTextContent(/^(••••-){7}BEEF$/);
  await actor.click(await button('Show key'));
  await button('Hide key');
  expect(await key()).toHaveTextContent(keyNumber(1));
  await actor.click(await button('Copy key'));
  expect(await screen.findByText(KEY_MESSAGES.copied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(keyNumber(1));
  expect(screen.queryByText('Keys of all users')).toBeNull();
});

it('asks before a key takes the place of one in use', async () => {
  const actor = await show(aStudent(), 1);
  await actor.click(await button('Show key'));
  await button('Hide key');
  await actor.click(await button('Generate New Key'));
  const question = await screen.findByRole('dialog', { name: 'Generate a new key?' });
  await actor.click(within(question).getByRole('button', { name: 'Generate New Key' }));
  expect(await screen.findByText(KEY_MESSAGES.generated)).toBeInTheDocument();
  expect(await key()).toHaveTextContent(/^••••/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await actor.click(await button('Show key'));
  await button('Hide key');
  expect(await key()).toHaveTextContent(keyNumber(2));
});

it('lets an admin revoke a key, whose owner is told and gets no other', async () => {
  const admin = anAdmin();
  const actor = await show(admin, 2);
  const keys = await screen.findByRole('list', { name: 'Keys' });
  expect(within(keys).getAllByRole('listitem')).toHaveLength(2);
  await actor.click(await button(`Revoke the key of ${admin.email}`));
  await actor.click(await button('Revoke'));
  expect(await screen.findByText(KEY_MESSAGES.revoked(admin.email))).toBeInTheDocument();
  expect(await screen.findByText(/^An admin revoked your key/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Activation key')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Generate New Key' })).toBeNull();
});

it('says that a key could not be generated, or why it may not', async () => {
  let refusal = new Refusal(500, 'Something went wrong');
  const actor = await show(aStudent(), 0, { 'GET /keys/screaming-frog': () => refusal });
  await actor.click(await button('Generate New Key'));
  expect(await screen.findByText(KEY_MESSAGES.generateFailed)).toBeInTheDocument();
  refusal = new Refusal(403, KEY_MESSAGES.locked);
  await actor.click(await button('Generate New Key'));
  expect(await screen.findByText(KEY_MESSAGES.locked)).toBeInTheDocument();
});
