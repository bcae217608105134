import type { ErrorBody } from '../../src/contracts/error-codes';
import { MESSAGES } from '../../src/contracts/messages';
import type { PermissionView } from '../../src/contracts/permissions/permissions';
import type { SessionView } from '../../src/contracts/users/users';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import {
  asAdmin,
  asGuest,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  ownAddress,
  PASSWORD,
  type SignedIn,
  tryLogIn,
  unique,
} from '../support/actors';
import { type Answer, call } from '../support/http';
import { startServer, type TestServer } from '../support/server';

const SERVER_START_MS = 60_000;

describe('a sample account', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    const env = {
      SAMPLE_DATA: 'on',
      TRUST_PROXY: undefined,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
    };
    server = await startServer({ env });
    token = expectStatus(await logInFrom({}), 200).access_token;
  }, SERVER_START_MS);
  afterAll(() => server.stop(), SERVER_START_MS);

  const { email, password } = SAMPLE_ACCOUNTS.admin;
  const logInFrom = (headers: Record<string, string>) =>
    asGuest(server.url).post<SessionView>('/api/auth', { email, password }, { headers });
  const answersTo = async (headers: Record<string, string>) => {
    const { status: login } = await logInFrom(headers);
    const { status: session } = await call('GET', '/api/auth/me', { at: server.url, token, headers });
    const json = { access_token: token };
    const renewed = await call('POST', '/api/auth/access-token', { at: server.url, json, headers });
    return { login, session, renewal: renewed.status };
  };
  const OPEN = { login: 200, session: 200, renewal: 200 };
  const CLOSED = { login: 403, session: 401, renewal: 401 };

  it.each<[string, Record<string, string>]>([
    ['the machine itself', {}],
    ['the machine itself through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['the machine itself over IPv6', { 'x-forwarded-for': '::1' }],
  ])('opens from %s', async (_, headers) => {
    expect(await answersTo(headers)).toEqual(OPEN);
  });

  it.each<[string, Record<string, string>]>([
    ['another machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['another machine that claims to be this one', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }],
    ['another machine behind two proxies', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
    ['an address that is none', { 'x-forwarded-for': 'localhost.evil.example' }],
    ['another machine, as another header tells', { 'x-real-ip': '203.0.113.7' }],
    ['another machine, as the standard header tells', { forwarded: 'for=203.0.113.7' }],
  ])('neither opens nor goes on from %s', async (_, headers) => {
    expect(await answersTo(headers)).toEqual(CLOSED);
  });

  it('stays shut behind a trusted proxy, with the token that it has, too', async () => {
    const { dataDir } = server;
    await server.kill();
    server = await startServer({ dataDir, env: { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined } });
    expect(server.output()).not.toContain(password);
    const headersOf: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '203.0.113.7' },
    ];
    for (const headers of headersOf) {
      expect(await answersTo(headers)).toEqual(CLOSED);
    }
  });

  it('is not made at all where a proxy is trusted: the start says which settings collide', async () => {
    const start = startServer({ env: { SAMPLE_DATA: 'on', TRUST_PROXY: 'on' } });
    await expect(start).rejects.toThrow(/SAMPLE_DATA and TRUST_PROXY cannot both be on/);
  });
});

describe('on a server with accounts', () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await asAdmin(server.url);
  }, SERVER_START_MS);
  afterAll(() => server.stop(), SERVER_START_MS);

  describe('the present password, asked for before a change,', () => {
    const TRIES = 10;
    const change = ({ token, user }: SignedIn, currentPassword: string, address = ownAddress()) =>
      call<ErrorBody>('PATCH', `/api/auth/update/${user.id}`, {
        at: server.url,
        token,
        json: { password: 'changed-password', currentPassword },
        headers: { 'x-forwarded-for': address },
      });
    const statuses = async (count: number, send: () => Promise<Answer>) =>
      (await Promise.all(Array.from({ length: count }, send)))
        .map(({ status }) => status)
        .sort((a, b) => a - b);

    it('is guessed ten times, from wherever, and the right one does not help then', async () => {
      const student = await asStudent({ at: server.url });
      const answers = await statuses(TRIES + 20, () => change(student, 'wrong'));
      expect(answers).toEqual([...Array<number>(TRIES).fill(422), ...Array<number>(20).fill(429)]);
      const refused = await change(student, PASSWORD);
      expect(refused).toMatchObject({ status: 429, body: { message: MESSAGES.tooManyRequests } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await tryLogIn(student.user.email, PASSWORD, server.url)).status).toBe(429);
    });

    it('is guessed a hundred times from one address, the login among them', async () => {
      const address = ownAddress();
      const nobody = () => tryLogIn(`${unique('nobody')}@cohort.test`, 'wrong', server.url, address);
      await statuses(100, nobody);
      const third = await asStudent({ at: server.url });
      expect((await change(third, 'wrong', address)).status).toBe(429);
    });

    it('that is right does not count', async () => {
      const address = ownAddress();
      for (let tries = 0; tries < 3; tries++) {
        const student = await asStudent({ at: server.url });
        await statuses(4, () => change(student, 'wrong', ownAddress()));
        expectStatus(await change(student, PASSWORD, address), 200);
        const session = await logIn(student.user.email, 'changed-password', server.url);
        expect(await statuses(6, () => change(session, 'wrong', ownAddress()))).toEqual(
          Array<number>(6).fill(422),
        );
      }
    });

    it('cannot be guessed beside the login', async () => {
      const student = await asStudent({ at: server.url });
      await statuses(TRIES, () => tryLogIn(student.user.email.replace('@', '\u200b@'), 'wrong', server.url));
      expect((await change(student, PASSWORD)).status).toBe(429);
    });
  });

  describe('names that look alike', () => {
    const LOOK_ALIKES: [string, (text: string) => string][] = [
      ['in capitals', (text) => text.toUpperCase()],
      [
        'full-width',
        (text) =>
          text.replace(/^[a-z]/, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
      ],
      ['with a zero-width space', (text) => `${text[0]}\u200b${text.slice(1)}`],
      ['with a joiner', (text) => `${text[0]}\u200d${text.slice(1)}`],
      ['with a soft hyphen', (text) => `${text[0]}\u00ad${text.slice(1)}`],
      ['with an invisible letter', (text) => `${text[0]}\u3164${text.slice(1)}`],
    ];

    it.each(LOOK_ALIKES)('are one e-mail, to enter and to log in: %s', async (_, disguise) => {
      const batch = await createBatch(['intent-finder'], server.url);
      const { id, email } = await createUser({ batch, email: `${unique('ada')}@cohort.test` }, server.url);
      const twin = {
        name: 'Twin',
        email: disguise(email),
        password: PASSWORD,
        role: 'student',
        userType: 'free',
        batch,
      };
      const answer = await admin.post<ErrorBody>('/api/users', twin);
      expect(answer).toMatchObject({ status: 422, body: { errors: { email: MESSAGES.emailTaken } } });
      const other = await createUser({ batch }, server.url);
      const change = await admin.put<ErrorBody>(`/api/users/${other.id}`, {
        ...other,
        email: disguise(email),
      });
      expect(change).toMatchObject({ status: 422, body: { errors: { email: MESSAGES.emailTaken } } });
      expect((await logIn(disguise(email), PASSWORD, server.url)).user.id).toBe(id);
    });

    it.each(LOOK_ALIKES)('are one batch: %s', async (_, disguise) => {
      const batch = { batch: unique('batch'), defaultTool: 'intent-finder', allowed: ['intent-finder'] };
      expectStatus(await admin.post<PermissionView>('/api/permissions', batch), 201);
      const twin = { ...batch, batch: disguise(batch.batch) };
      const answer = await admin.post<ErrorBody>('/api/permissions', twin);
      expect(answer).toMatchObject({ status: 422, body: { errors: { batch: MESSAGES.batchTaken } } });
    });

    it('are none where nothing shows', async () => {
      const batch = { batch: '\u200b\u00ad', defaultTool: 'intent-finder', allowed: ['intent-finder'] };
      const answer = await admin.post<ErrorBody>('/api/permissions', batch);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { batch: MESSAGES.batchNumberRequired } },
      });
    });
  });
});
