import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { TwoFactorSetupView, TwoFactorView } from '../../src/contracts/auth/two-factor';
import { TWO_FACTOR_MESSAGES } from '../../src/contracts/auth/two-factor-messages';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { SessionView } from '../../src/contracts/users/users';
import {
  type Actor,
  asAdmin,
  asStudent,
  createUser,
  expectStatus,
  logIn,
  ownAddress,
  PASSWORD,
  type SignedIn,
} from '../support/actors';
import { type Answer, call, listQuery } from '../support/http';
import { sharedDatabase, type TestDatabase } from '../support/store';
import { codeOf, enrol } from '../support/two-factor';

const COMMAND = resolve(__dirname, '../../dist/worker/reset-two-factor.js');

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});
afterAll(() => database.stop());

const tryLogIn = (
  email: string,
  code?: string,
  password = PASSWORD,
): Promise<Answer<ErrorBody & SessionView>> =>
  call('POST', '/api/auth', {
    json: { email, password, ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': ownAddress() },
  });
const student = () => asStudent();
const newAdmin = async () => logIn((await createUser({ role: 'admin' })).email, PASSWORD);
const status = async (answer: Promise<Answer>) => (await answer).status;
const ownFactor = async (user: Actor) =>
  expectStatus(await user.get<TwoFactorView>('/api/auth/two-factor'), 200);

describe('a login with two-factor login on', () => {
  it('asks for a code after the right password alone, and takes each once', async () => {
    const user = await student();
    const { email } = user.user;
    const { secret } = await enrol(user);
    expect(await tryLogIn(email)).toMatchObject({ status: 401, body: { code: 'TWO_FACTOR_REQUIRED' } });
    const wrongPassword = await tryLogIn(email, codeOf(secret, 1), 'wrong-password');
    expect(wrongPassword).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    const message = TWO_FACTOR_MESSAGES.codeWrong;
    const wrong = { status: 401, body: { code: 'TWO_FACTOR_WRONG', message, errors: { code: message } } };
    expect(await tryLogIn(email, '000000')).toMatchObject(wrong);
    const next = codeOf(secret, 1);
    const both = await Promise.all([tryLogIn(email, next), tryLogIn(email, next)]);
    expect(both.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect(await tryLogIn(email, next)).toMatchObject(wrong);
    // The one that set it up is used, too.
    expect(await tryLogIn(email, codeOf(secret, 0))).toMatchObject(wrong);
  });

  it('takes a recovery code once, in whatever spelling', async () => {
    const user = await student();
    const { recoveryCodes, session } = await enrol(user);
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(await status(tryLogIn(user.user.email, ` ${first.toUpperCase().replaceAll('-', ' ')}`))).toBe(200);
    expect(await status(tryLogIn(user.user.email, first))).toBe(401);
    const twice = await Promise.all([second, second].map((code) => status(tryLogIn(user.user.email, code))));
    expect(twice.sort((a, b) => a - b)).toEqual([200, 401]);
    expect((await ownFactor(session)).recoveryCodesLeft).toBe(8);
  });

  it('throttles codes as passwords, and a missing code is no wrong try', async () => {
    const user = await student();
    const { secret } = await enrol(user);
    for (let index = 0; index < 12; index++) expect(await status(tryLogIn(user.user.email))).toBe(401);
    for (let index = 0; index < 10; index++)
      expect(await status(tryLogIn(user.user.email, '000000'))).toBe(401);
    expect(await status(tryLogIn(user.user.email, codeOf(secret, 1)))).toBe(429);
  });

  it('asks for a code after a password link as well', async () => {
    const user = await student();
    const { recoveryCodes } = await enrol(user);
    const admin = await asAdmin();
    const link = await admin.post<{ url: string }>(`/api/users/${user.user.id}/set-password-link`);
    const token = expectStatus(link, 201).url.split('#')[1];
    const used = await call('POST', '/api/auth/set-password', {
      json: { token, password: 'chosen-anew' },
    });
    expect(used).toMatchObject({ status: 200, body: { email: user.user.email } });
    expect(used.text).not.toContain('access_token');
    expect(await tryLogIn(user.user.email, undefined, 'chosen-anew')).toMatchObject({
      body: { code: 'TWO_FACTOR_REQUIRED' },
    });
    expect(await status(tryLogIn(user.user.email, recoveryCodes[0], 'chosen-anew'))).toBe(200);
  });
});

describe('setting up', () => {
  it('asks for the current password and a first code, and ends the sessions that began without', async () => {
    const user = await student();
    const elsewhere = await logIn(user.user.email, PASSWORD);
    const start = (currentPassword: string) =>
      user.post<TwoFactorSetupView & ErrorBody>('/api/auth/two-factor/start', { currentPassword });
    const confirm = (code: string) => user.post<ErrorBody>('/api/auth/two-factor/confirm', { code });
    expect(await confirm('123456')).toMatchObject({ status: 409 });
    expect(await start('wrong')).toMatchObject({ status: 422, body: { errors: { currentPassword: /./ } } });
    const { secret, uri } = expectStatus(await start(PASSWORD), 200);
    expect(uri).toContain(`secret=${secret}`);
    expect(await confirm(codeOf(secret, 20))).toMatchObject({ status: 422 });
    expect((await ownFactor(user)).since).toBeNull();
    expectStatus(await confirm(codeOf(secret)), 200);
    expect(await status(elsewhere.get('/api/auth/me'))).toBe(401);
    const renewal = call('POST', '/api/auth/access-token', { json: { access_token: user.token } });
    expect(await status(renewal)).toBe(401);
  });

  it('keeps the key encrypted and the recovery codes hashed, and tells neither to anybody', async () => {
    const user = await student();
    const { secret, recoveryCodes, session } = await enrol(user);
    const stored = JSON.stringify(
      await database.connection.collection('users').findOne({ email: user.user.email }),
    );
    const admin = await asAdmin();
    const seen = [
      stored,
      (await session.get('/api/auth/me')).text,
      (await session.get('/api/auth/two-factor')).text,
      (await admin.get(`/api/users/${user.user.id}`)).text,
      (await admin.get('/api/users/export')).text,
      (await admin.get('/api/audit')).text,
    ];
    for (const text of seen) {
      expect(text).not.toContain(secret);
      for (const code of recoveryCodes) expect(text).not.toContain(code);
    }
    expect(seen.slice(1).join()).not.toMatch(/lastStep|twoFactorDraft/);
    expect((await admin.get(`/api/users/${user.user.id}`)).body).toMatchObject({ twoFactor: true });
  });

  it('new recovery codes and turning off ask for password and code', async () => {
    const user = await student();
    const { recoveryCodes, session } = await enrol(user);
    const [first = '', second = '', third = ''] = recoveryCodes;
    const send = (what: string, currentPassword: string, code: string) =>
      session.post<{ recoveryCodes: string[] }>(`/api/auth/two-factor/${what}`, { currentPassword, code });
    for (const what of ['recovery-codes', 'off']) {
      expect(await status(send(what, 'wrong', first))).toBe(422);
      expect(await status(send(what, PASSWORD, '000000'))).toBe(422);
    }
    const renewed = expectStatus(await send('recovery-codes', PASSWORD, first), 200).recoveryCodes;
    expect(await status(send('off', PASSWORD, second))).toBe(422);
    expect(await status(send('off', PASSWORD, third))).toBe(422);
    expectStatus(await send('off', PASSWORD, renewed[0] ?? ''), 204);
    expect(await status(tryLogIn(user.user.email))).toBe(200);
  });
});

describe('who has lost it', () => {
  const entriesOf = async (recordId: string) => {
    const admin = await asAdmin();
    const query = listQuery({ filter: { recordId, action: 'reset-two-factor' } });
    return expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
  };

  it.each<[string, () => Promise<SignedIn>]>([
    ['a student', student],
    ['another admin', newAdmin],
  ])('is helped by an admin, which is audited: %s', async (_, make) => {
    const user = await make();
    const { session } = await enrol(user);
    const admin = await asAdmin();
    const reset = () => admin.delete(`/api/users/${user.user.id}/two-factor`);
    expect(await status(reset())).toBe(204);
    expect(await status(reset())).toBe(409);
    expect(await status(session.get('/api/auth/me'))).toBe(401);
    expect(await status(tryLogIn(user.user.email))).toBe(200);
    expect(await entriesOf(user.user.id)).toMatchObject([{ actorEmail: admin.user.email }]);
  });

  it('does not reset the own, for which password and code are asked', async () => {
    const admin = await newAdmin();
    const { session } = await enrol(admin);
    expect(await status(session.delete(`/api/users/${admin.user.id}/two-factor`))).toBe(409);
  });

  it('is helped by the operator’s command, the last admin too', async () => {
    const admin = await newAdmin();
    await enrol(admin);
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [COMMAND, ...args], {
        env: { PATH: process.env.PATH, MONGODB_URI: database.uri },
      });
    expect((await run(admin.user.email)).stdout).toContain(admin.user.email);
    expect(await status(tryLogIn(admin.user.email))).toBe(200);
    expect(await entriesOf(admin.user.id)).toMatchObject([{ actorEmail: 'operator' }]);
    await expect(run('nobody@cohort.test')).rejects.toThrow(/No account has the email nobody@cohort.test/);
    await expect(run()).rejects.toThrow(/Name the account/);
  });
});
