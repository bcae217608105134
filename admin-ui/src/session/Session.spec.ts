import { MESSAGES } from '@contracts/messages';
import { waitFor } from '@testing-library/react';
import { apiJson } from '../providers/apiClient';
import { readToken, writeToken } from '../providers/tokenStore';
import { fakeApi } from '../testing/fakeApi';
import { aStudent, tokenExpiringAt } from '../testing/users';
import { Session } from './Session';

const fresh = () => tokenExpiringAt(Date.now() + 60_000);
const STUDENT = aStudent();

function listen(session: Session): string[] {
  const texts: string[] = [];
  session.onMessage(({ text }) => texts.push(text));
  return texts;
}

async function signedIn(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'POST /api/auth/access-token': { status: 200, body: { user: STUDENT, access_token: 'renewed' } },
    ...answers,
  });
  writeToken(fresh());
  const session = new Session();
  const texts = listen(session);
  await session.start();
  return { session, texts, api };
}

/** What fetch gives where the page is left between the headers and the body. */
function brokenOff(): Response {
  const body = () => Promise.reject(new DOMException('BodyStreamBuffer was aborted', 'AbortError'));
  return { ok: true, status: 200, json: body } as unknown as Response;
}
function answer(status: number): Response {
  return { ok: status < 400, status, json: async () => ({ message: 'no' }) } as unknown as Response;
}

beforeEach(() => localStorage.clear());

it('goes on as a guest without a token, in silence', async () => {
  const { requests } = fakeApi({});
  const session = new Session();
  const texts = listen(session);
  await session.start();
  expect(session.getState().status).toBe('guest');
  expect([requests, texts]).toEqual([[], []]);
});

it('drops an expired token without asking the server', async () => {
  const { requests } = fakeApi({});
  writeToken(tokenExpiringAt(Date.now() - 1000));
  const session = new Session();
  const texts = listen(session);
  await session.start();
  expect(session.getState().status).toBe('guest');
  expect(readToken()).toBeNull();
  expect(requests).toEqual([]);
  expect(texts).toEqual([MESSAGES.sessionExpired]);
});

it('logs in with a valid token and keeps the renewed one', async () => {
  const { session, texts } = await signedIn();
  expect(session.getState()).toEqual({ status: 'user', user: STUDENT });
  expect(readToken()).toBe('renewed');
  expect(texts).toEqual(['Logged in with JWT']);
});

it('says nothing of a token after a login with a password', async () => {
  fakeApi({ 'POST /api/auth': { status: 200, body: { user: STUDENT, access_token: fresh() } } });
  const session = new Session();
  const texts = listen(session);
  await session.start();
  await session.login('a@b.c', 'password');
  expect(session.getState().status).toBe('user');
  expect(texts).toEqual([]);
});

it('says what it does while the splash screen shows', async () => {
  fakeApi({
    'POST /api/auth/access-token': { status: 200, body: { user: STUDENT, access_token: 'renewed' } },
  });
  writeToken(fresh());
  const session = new Session();
  const started = session.start();
  expect(session.getState()).toEqual({ status: 'checking', doing: 'Logging in with JWT' });
  await started;
});

it('logs out where the server refuses the token', async () => {
  const { session, texts } = await signedIn({
    'POST /api/auth/access-token': { status: 401, body: { message: 'no' } },
  });
  expect(session.getState().status).toBe('guest');
  expect(readToken()).toBeNull();
  expect(texts).toEqual(['Failed to login with token.']);
});

it.each([
  ['no answer came', () => Promise.reject(new TypeError('Failed to fetch')), MESSAGES.unavailable],
  ['the answer broke off', () => Promise.resolve(brokenOff()), MESSAGES.unavailable],
  ['the server failed', () => Promise.resolve(answer(503)), MESSAGES.failedTokenLogin],
])('keeps the token for the next load where %s', async (_name, answer, message) => {
  vi.stubGlobal('fetch', answer);
  const token = tokenExpiringAt(Date.now() + 60_000);
  writeToken(token);
  const session = new Session();
  const texts = listen(session);
  await session.start();
  expect(session.getState().status).toBe('guest');
  expect(readToken()).toBe(token);
  expect(texts).toEqual([message]);
});

it('logs a student without permissions out', async () => {
  const user = aStudent({ permissions: { defaultTool: '', allowed: [] } });
  const { session, texts } = await signedIn({
    'POST /api/auth/access-token': { status: 200, body: { user, access_token: 'renewed' } },
  });
  expect(session.getState().status).toBe('guest');
  expect(texts).toEqual([MESSAGES.noPermissions]);
});

it('leaves the wrong password of a guest to the form', async () => {
  fakeApi({ 'POST /api/auth': { status: 401, body: { message: 'wrong' } } });
  const session = new Session();
  const texts = listen(session);
  await session.start();
  await expect(session.login('a@b.c', 'wrong')).rejects.toThrow('wrong');
  expect(texts).toEqual([]);
});

it.each([
  [401, undefined, ['Invalid access_token'], 'guest'],
  [403, undefined, [], 'user'],
  [429, undefined, ['Too many requests. slow down... ( try again after 5min )'], 'user'],
  [429, 'TOO_MANY_JOBS', [], 'user'],
])('on a %i (%s) of any request says %j and the visitor is a %s', async (status, code, said, then) => {
  const { session, texts } = await signedIn({ 'GET /api/jobs': { status, body: { message: 'no', code } } });
  texts.length = 0;
  await expect(apiJson('/jobs')).rejects.toThrow('no');
  expect(texts).toEqual(said);
  expect(session.getState().status).toBe(then);
});

it('takes over what has changed of the account', async () => {
  const { session } = await signedIn({
    'GET /api/auth/me': { status: 200, body: { user: { ...STUDENT, photoURL: '/photo' } } },
  });
  await session.refresh();
  expect(session.getState()).toMatchObject({ user: { photoURL: '/photo' } });
});

it('follows a logout in another tab', async () => {
  const { session } = await signedIn();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(session.getState()).toEqual({ status: 'guest', left: false });
});

it('closes the pages of one user before another tab’s login shows the next', async () => {
  const { session } = await signedIn();
  const shown: unknown[] = [];
  session.subscribe(() => shown.push(session.userId() || session.getState().status));
  const token = tokenExpiringAt(Date.now() + 60_000, 's2');
  fakeApi({
    'POST /api/auth/access-token': {
      status: 200,
      body: { user: aStudent({ _id: 's2', id: 's2' }), access_token: token },
    },
  });
  writeToken(token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token' }));
  await waitFor(() => expect(shown).toEqual(['checking', 's2']));
});

it('stays left where a logout comes before the answer who is here', async () => {
  const { session } = await signedIn();
  let answer: (response: Response) => void = () => undefined;
  vi.spyOn(window, 'fetch').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token' }));
  session.logout();
  answer({ ok: true, status: 200, json: async () => ({ user: STUDENT }) } as unknown as Response);
  await new Promise((settled) => setTimeout(settled));
  expect(session.getState().status).toBe('guest');
});

it.each([
  ['asks who is here', 'jwt_access_token', true],
  ['asks nothing', 'cohort.users.listParams', false],
])('%s where another tab writes %s', async (_what, key, asks) => {
  const { api } = await signedIn({ 'GET /api/auth/me': { status: 200, body: { user: STUDENT } } });
  api.requests.length = 0;
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(api.requests.some(({ route }) => route === 'GET /api/auth/me')).toBe(asks);
});

it('shows a changed shortcut at once and takes it back where it cannot be saved', async () => {
  const { session } = await signedIn({
    'PATCH /api/auth/me/data': { status: 500, body: { message: 'broken' } },
  });
  const saving = session.saveShortcuts([]);
  expect(session.getState()).toMatchObject({ user: { data: { shortcuts: [] } } });
  await expect(saving).rejects.toThrow('broken');
  expect(session.getState()).toEqual({ status: 'user', user: STUDENT });
});

it('shows a changed setting at once, sends it alone, and takes it back where it cannot be saved', async () => {
  const user = aStudent({ data: { ...STUDENT.data, settings: { theme: 'dark' } } });
  const { session, api } = await signedIn({
    'POST /api/auth/access-token': { status: 200, body: { user, access_token: 'renewed' } },
    'PATCH /api/auth/me/data': { status: 200, body: user },
  });
  const settings = () => {
    const state = session.getState();
    return state.status === 'user' ? state.user.data.settings : undefined;
  };
  await session.saveSettings({ navbarFolded: true });
  expect(api.requests.at(-1)?.body).toEqual({ settings: { navbarFolded: true } });
  api.answers['PATCH /api/auth/me/data'] = { status: 500, body: { message: 'broken' } };
  const saving = session.saveSettings({ theme: 'light' });
  expect(settings()).toEqual({ theme: 'light', navbarFolded: true });
  await expect(saving).rejects.toThrow('broken');
  expect(settings()).toEqual({ theme: 'dark', navbarFolded: true });
});

describe('shortcuts changed in quick succession', () => {
  const shown = (session: Session) => {
    const state = session.getState();
    return state.status === 'user' ? state.user.data.shortcuts : undefined;
  };

  /** Two saves under way; `next` answers the one that the API was asked for, once it was. */
  async function saveTwice() {
    const { session } = await signedIn();
    const asked: ((status: number) => void)[] = [];
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
      sent.push(JSON.parse(init?.body as string));
      return new Promise((resolve) => asked.push((status) => resolve(answer(status))));
    });
    const next = async (status: number) => {
      await waitFor(() => expect(asked).toHaveLength(1));
      asked.pop()?.(status);
    };
    const saves = Promise.allSettled([session.saveShortcuts(['one']), session.saveShortcuts(['one', 'two'])]);
    expect(shown(session)).toEqual(['one', 'two']);
    return { session, sent, next, saves };
  }

  it('are sent one after the other', async () => {
    const { sent, next, saves } = await saveTwice();
    await waitFor(() => expect(sent).toHaveLength(1));
    await next(200);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([{ shortcuts: ['one'] }, { shortcuts: ['one', 'two'] }]);
    await next(200);
    expect((await saves).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it.each([
    [500, 200, ['one', 'two']],
    [200, 500, ['one']],
    [500, 500, STUDENT.data.shortcuts],
  ])('answered with %i and %i show what is saved: %j', async (first, second, kept) => {
    const { session, next, saves } = await saveTwice();
    await next(first);
    await next(second);
    await saves;
    expect(shown(session)).toEqual(kept);
  });

  it('are not saved for whoever signs in next', async () => {
    const { session, sent, next, saves } = await saveTwice();
    await waitFor(() => expect(sent).toHaveLength(1));
    session.logout();
    await next(200);
    expect((await saves).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(sent).toHaveLength(1);
  });
});
