import type { ErrorBody } from '../../src/contracts/error-codes';
import type { SessionView } from '../../src/contracts/users/users';
import { asGuest, asStudent, ownAddress, PASSWORD, tryLogIn, unique } from '../support/actors';
import { type Answer, call } from '../support/http';

const SENTENCE = 'Too many requests. slow down... ( try again after 5min )';

function expectThrottled({ status, body, headers }: Answer, windowSeconds: number): void {
  expect(status).toBe(429);
  expect(body as ErrorBody).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: SENTENCE });
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(windowSeconds);
}

async function failTimes(times: number, attempt: () => Promise<Answer>): Promise<void> {
  for (let index = 0; index < times; index += 1) expect((await attempt()).status).toBe(401);
}

const atOnce = async (times: number, attempt: () => Promise<Answer>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: times }, attempt))).map(({ status }) => status);
const all = (times: number, status: number) => Array<number>(times).fill(status);

/** What a browser keeps of an answer. */
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';

function logInFrom(browser: { address: string; cookie?: string }, email: string, password: string) {
  const { address, cookie } = browser;
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return call('POST', '/api/auth', { json: { email, password }, headers });
}

const nobody = () => `${unique('nobody')}@cohort.test`;

describe('the login throttle', () => {
  it('stops guessing at one account from many addresses, even with the right password', async () => {
    const { user } = await asStudent();
    await failTimes(10, () => tryLogIn(user.email, 'wrong-password'));
    expectThrottled(await tryLogIn(user.email, PASSWORD), 300);
  });

  it('does not count tries that succeed', async () => {
    const { user } = await asStudent();
    const address = ownAddress();
    for (let index = 0; index < 12; index += 1) {
      expect((await tryLogIn(user.email, PASSWORD, undefined, address)).status).toBe(200);
    }
  });

  it('lets a whole class in at once from one address, though ten of them mistyped', async () => {
    const address = ownAddress();
    const users = await Promise.all(Array.from({ length: 3 }, () => asStudent()));
    const emails = users.map(({ user }) => user.email);
    await failTimes(10, () => tryLogIn(nobody(), 'mistyped', undefined, address));
    let next = 0;
    const logIn = () => tryLogIn(emails[next++ % emails.length] ?? '', PASSWORD, undefined, address);
    expect(await atOnce(30, logIn)).toEqual(all(30, 200));
    expect((await logIn()).status).toBe(200);
  });

  it('lets a browser that was here before in while a stranger guesses its e-mail', async () => {
    const { user } = await asStudent();
    const address = ownAddress();
    const cookie = cookieOf(await logInFrom({ address }, user.email, PASSWORD));
    await failTimes(10, () => tryLogIn(user.email, 'guessed', undefined, address));
    expectThrottled(await logInFrom({ address }, user.email, PASSWORD), 300);
    const browser = { address, cookie };
    const answer = await logInFrom(browser, user.email, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/api; .*HttpOnly; SameSite=Lax$/);
    await failTimes(10, () => logInFrom(browser, user.email, 'mistyped'));
    expectThrottled(await logInFrom(browser, user.email, PASSWORD), 300);
  });

  it('does the same for the current password', async () => {
    const { user } = await asStudent();
    const address = ownAddress();
    const login = await logInFrom({ address }, user.email, PASSWORD);
    await failTimes(10, () => tryLogIn(user.email, 'guessed'));
    const json = { password: 'changed-password', currentPassword: PASSWORD };
    const token = (login.body as SessionView).access_token;
    const change = (headers: Record<string, string>) =>
      call('PATCH', `/api/auth/updateProfile/${user.id}`, { json, token, headers });
    expectThrottled(await change({}), 300);
    expect((await change({ cookie: cookieOf(login) })).status).toBe(200);
  });

  it('believes the nearest proxy only, not what a client wrote before it', async () => {
    const address = ownAddress();
    const attempt = () => tryLogIn(nobody(), 'wrong-password', undefined, `${ownAddress()}, ${address}`);
    expect(await atOnce(100, attempt)).toEqual(all(100, 401));
    expectThrottled(await attempt(), 300);
  });
});

describe('the general throttle', () => {
  it('lets a user make 300 requests a minute, and nobody else pays for it', async () => {
    const [busy, calm] = await Promise.all([asStudent(), asStudent()]);
    const answers: Answer[] = [];
    for (let batch = 0; batch < 7; batch += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => busy.get('/api/auth/me')))));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toBeDefined();
    if (refused) expectThrottled(refused, 60);
    expect((await calm.get('/api/auth/me')).status).toBe(200);
  });

  it('counts a guest by address, and leaves out health and the web client', async () => {
    const headers = { 'x-forwarded-for': ownAddress() };
    const ask = (path: string) => asGuest().get(path, { headers });
    await Promise.all(Array.from({ length: 300 }, () => ask('/api/auth/me')));
    expectThrottled(await ask('/api/auth/me'), 60);
    expect((await ask('/api/health/live')).status).toBe(200);
    expect((await ask('/favicon.svg')).status).toBe(200);
    expect((await asGuest().get('/api/auth/me')).status).toBe(401);
  });

  it('counts tokens that are refused by address, together with guests', async () => {
    const headers = { 'x-forwarded-for': ownAddress() };
    const ended = await asStudent();
    await ended.post('/api/auth/logout-everywhere');
    const revoked = () => ended.get('/api/auth/me', { headers });
    const madeUp = () => call('GET', '/api/auth/me', { headers, token: 'made-up' });
    const guest = () => asGuest().get('/api/auth/me', { headers });
    const large = () => asGuest().post('/api/intent/submit', {}, { headers });
    const answers = await Promise.all(
      Array.from({ length: 75 }, () => [revoked(), madeUp(), guest(), large()]).flat(),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    for (const ask of [revoked, madeUp, guest, large]) expectThrottled(await ask(), 60);
  });
});
