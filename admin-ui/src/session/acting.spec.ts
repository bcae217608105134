import { ACTING_MESSAGES } from '@contracts/auth/acting-messages';
import { waitFor } from '@testing-library/react';
import { apiJson } from '../providers/apiClient';
import { readOwnToken, readToken, writeToken } from '../providers/tokenStore';
import { fakeApi } from '../testing/fakeApi';
import { aStudent, anAdmin, tokenExpiringAt } from '../testing/users';
import { Session } from './Session';

const HALF_HOUR = 30 * 60_000;
const RENEW = 'POST /api/auth/access-token';
const STOP = 'POST /api/auth/stop-acting';
const own = tokenExpiringAt(Date.now() + 86_400_000);
const student = tokenExpiringAt(Date.now() + HALF_HOUR);
const ADMIN = { status: 200, body: { user: anAdmin(), access_token: own } };
const ACTING = {
  status: 200,
  body: {
    user: aStudent(),
    access_token: student,
    acting: { admin: { id: 'a1', name: 'Ada' }, until: new Date(Date.now() + HALF_HOUR).toISOString() },
  },
};

/** All of them hear of every failed request, so that none may outlive its test. */
const opened: Session[] = [];
function newSession(): Session {
  const session = new Session();
  opened.push(session);
  return session;
}

async function actingAdmin() {
  const api = fakeApi({
    [RENEW]: ADMIN,
    'POST /api/users/s1/act-as': ACTING,
    [STOP]: { status: 204, body: undefined },
  });
  writeToken(own);
  const session = newSession();
  const texts: string[] = [];
  session.onMessage(({ text }) => texts.push(text));
  await session.start();
  await session.actAs('s1');
  return { session, texts, ...api };
}

const idOf = (session: Session) => {
  const state = session.getState();
  return state.status === 'user' ? state.user.id : state.status;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => opened.splice(0).forEach((session) => session.logout()));

it('opens the application as the student in this tab alone', async () => {
  const { session } = await actingAdmin();
  expect(session.getState()).toMatchObject({
    status: 'user',
    user: { id: 's1' },
    acting: ACTING.body.acting,
  });
  expect(readToken()).toBe(student);
  expect(readOwnToken()).toBe(own);
  expect(JSON.stringify(localStorage)).not.toContain(student);
});

it('goes on after a reload', async () => {
  const { answers, requests } = await actingAdmin();
  answers[RENEW] = ACTING;
  const reloaded = newSession();
  await reloaded.start();
  expect(requests.at(-1)?.body).toEqual({ access_token: student });
  expect(reloaded.getState()).toMatchObject({ user: { id: 's1' }, acting: ACTING.body.acting });
  expect(readOwnToken()).toBe(own);
});

it('leads back to the admin’s own account, which no answer has to give back', async () => {
  const { session, requests, texts } = await actingAdmin();
  texts.length = 0;
  await session.stopActing();
  expect(requests.slice(-2)).toEqual([
    { route: STOP, body: undefined },
    { route: RENEW, body: { access_token: own } },
  ]);
  expect(idOf(session)).toBe('a1');
  expect(readToken()).toBe(own);
  expect(texts).toEqual([ACTING_MESSAGES.ended]);
});

it('leads back as well when the server takes the student’s token no more', async () => {
  const { session, answers, texts } = await actingAdmin();
  answers['GET /api/jobs'] = { status: 401, body: { message: 'no' } };
  await expect(apiJson('/jobs')).rejects.toThrow();
  await waitFor(() => expect(idOf(session)).toBe('a1'));
  expect(texts).toContain(ACTING_MESSAGES.over);
});

it('leads back when it is over at the next load', async () => {
  await actingAdmin();
  sessionStorage.setItem('acting_access_token', tokenExpiringAt(Date.now() - 1000));
  const reloaded = newSession();
  await reloaded.start();
  await waitFor(() => expect(idOf(reloaded)).toBe('a1'));
});

it('ends with a logout, here and in another tab', async () => {
  const { session } = await actingAdmin();
  session.logout();
  expect([idOf(session), readToken()]).toEqual(['guest', null]);

  const other = (await actingAdmin()).session;
  localStorage.removeItem('jwt_access_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token' }));
  expect([idOf(other), readToken()]).toEqual(['guest', null]);
});

it('does not end the admin’s session by a late refusal of the student’s token', async () => {
  const { session, answers } = await actingAdmin();
  let refuse = () => {};
  const late = new Promise<void>((resolve) => (refuse = resolve));
  answers['GET /api/jobs'] = { status: 401, body: {}, after: late };
  const poll = apiJson('/jobs').catch(() => 'refused');
  await session.stopActing();
  refuse();
  expect(await poll).toBe('refused');
  expect(idOf(session)).toBe('a1');
});
