import { Logger } from '@nestjs/common';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import { type IdentityDatabase, LOCAL, startIdentityDatabase } from '../support/identity-system';

let database: IdentityDatabase;
beforeEach(async () => {
  database = await startIdentityDatabase();
}, 30_000);
afterEach(() => database.stop(), 30_000);

const ANYWHERE = { HOST: '0.0.0.0' };
/** Others reach the process all the same, and the proxy's connection comes from this machine. */
const PROXIED = { TRUST_PROXY: 'on' };
const NO_SAMPLES = { SAMPLE_DATA: 'off' };
const NAMED = { ADMIN_EMAIL: 'Boss@Cohort.test', ADMIN_PASSWORD: 'named-by-the-settings' };
const emails = (accounts: { email: string }[]) => accounts.map((account) => account.email);

describe('the first admin', () => {
  it('is the one that the settings name', async () => {
    const { setup, users } = await database.start({ ...NAMED, ...NO_SAMPLES });
    const { accounts } = await setup.run({ generateAdmin: true });
    expect(accounts).toEqual([]);
    const admin = await users.verifyCredentials('boss@cohort.test', NAMED.ADMIN_PASSWORD, LOCAL);
    expect(admin.role).toBe('admin');
  });

  it('is made once by processes that start together', async () => {
    const systems = await Promise.all(Array.from({ length: 4 }, () => database.start(NAMED)));
    await Promise.all(systems.map(({ setup }) => setup.run({ generateAdmin: false })));
    const users = systems[0]!.connection.collection('users');
    expect(await users.countDocuments({ role: 'admin' })).toBe(1);
  });

  it('is missed in one sentence that names its setting', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const unnamed = await database.start(NO_SAMPLES);
    await unnamed.setup.run({ generateAdmin: false });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^There is no admin.* ADMIN_EMAIL /)]]);
    const named = await database.start({ ...NAMED, ...NO_SAMPLES });
    await named.setup.run({ generateAdmin: false });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('stays as it is when the settings change later', async () => {
    const { setup } = await database.start({ ...NAMED, ...NO_SAMPLES });
    await setup.run({ generateAdmin: false });
    const later = await database.start({ ...NAMED, ...NO_SAMPLES, ADMIN_PASSWORD: 'another' });
    await later.setup.run({ generateAdmin: false });
    await expect(later.users.verifyCredentials('boss@cohort.test', 'another', LOCAL)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('is made with a random password that is told once', async () => {
    const { setup, users } = await database.start(NO_SAMPLES);
    const { accounts } = await setup.run({ generateAdmin: true });
    const [account] = accounts;
    expect(accounts).toHaveLength(1);
    expect(account?.password).toMatch(/^\w{16,}$/);
    const admin = await users.verifyCredentials(account?.email ?? '', account?.password ?? '', LOCAL);
    expect(admin.role).toBe('admin');
    expect((await setup.run({ generateAdmin: true })).accounts).toEqual([]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an e-mail alone', { ADMIN_EMAIL: 'a@b.test' }, /^ADMIN_PASSWORD is missing/],
    ['a password alone', { ADMIN_PASSWORD: 'secret-one' }, /^ADMIN_EMAIL is missing/],
    ['an e-mail that is none', { ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'secret-one' }, /^ADMIN_EMAIL must be/],
    ['a short password', { ...NAMED, PASSWORD_MIN_LENGTH: '40' }, /^ADMIN_PASSWORD must have at least 40/],
  ])('%s stops the start with a sentence that keeps the value to itself', async (_, settings, sentence) => {
    const { setup } = await database.start(settings);
    const failure: unknown = await setup.run({ generateAdmin: false }).catch((error: unknown) => error);
    expect((failure as Error).message).toMatch(sentence);
    expect((failure as Error).message).not.toContain('secret-one');
  });
});

describe('the sample data', () => {
  const options = { generateAdmin: true };

  it('lets an admin, a free and a pro student in', async () => {
    const { setup, users } = await database.start();
    const { accounts } = await setup.run(options);
    expect(emails(accounts)).toEqual(['admin@cohort.local', 'free@cohort.local', 'pro@cohort.local']);
    const seen = [];
    for (const { email, password } of accounts) {
      const { role, userType } = await users.verifyCredentials(email, password, LOCAL);
      seen.push([role, userType]);
    }
    expect(seen).toEqual([
      ['admin', 'free'],
      ['student', 'free'],
      ['student', 'pro'],
    ]);
  });

  it('has two batches, three plans and a week of usage', async () => {
    const { setup, connection } = await database.start();
    await setup.run(options);
    const count = (name: string) => connection.collection(name).countDocuments({});
    expect([await count('permissions'), await count('plans')]).toEqual([2, 3]);
    const log = await connection.collection<{ time: Date }>('usage_log').find().toArray();
    const days = new Set(log.map(({ time }) => time.toISOString().slice(0, 10)));
    expect(days.size).toBe(7);
  });

  it('is made once: what was deleted or changed since stays so', async () => {
    const { setup, users, connection } = await database.start();
    await setup.run(options);
    await connection.collection('users').deleteOne({ email: SAMPLE_ACCOUNTS.free.email });
    await connection.collection('plans').deleteMany({});
    const { accounts } = await setup.run(options);
    expect(emails(accounts)).toEqual(['admin@cohort.local', 'pro@cohort.local']);
    expect(await connection.collection('plans').countDocuments({})).toBe(0);
    expect(await users.verifyCredentials('pro@cohort.local', 'cohort-pro', LOCAL)).toMatchObject({
      role: 'student',
    });
  });

  it('is made once by processes that start together', async () => {
    const systems = await Promise.all([database.start(), database.start()]);
    await Promise.all(systems.map(({ setup }) => setup.run(options)));
    const count = (name: string) => systems[0].connection.collection(name).countDocuments({});
    expect([await count('users'), await count('permissions'), await count('plans')]).toEqual([3, 2, 3]);
  });

  it('is completed after a start that was cut off', async () => {
    const { setup, connection } = await database.start();
    await setup.run(options);
    await connection.collection('setup').deleteMany({});
    await connection.collection('users').deleteOne({ email: SAMPLE_ACCOUNTS.pro.email });
    const { accounts } = await setup.run(options);
    expect(emails(accounts)).toEqual(['admin@cohort.local', 'free@cohort.local', 'pro@cohort.local']);
    expect(await connection.collection('permissions').countDocuments({})).toBe(2);
  });

  it('leaves the sample admin out where there is an own one', async () => {
    const { setup } = await database.start(NAMED);
    const { accounts } = await setup.run(options);
    expect(emails(accounts)).toEqual(['free@cohort.local', 'pro@cohort.local']);
  });

  it.each([
    ['on an address that others reach', ANYWHERE],
    ['behind a proxy', PROXIED],
  ])('is not made %s; a random admin is', async (_, settings) => {
    const { setup, connection } = await database.start(settings);
    const { accounts } = await setup.run(options);
    expect(emails(accounts)).toEqual(['owner@cohort.local']);
    expect(await connection.collection('users').countDocuments({ sample: true })).toBe(0);
  });

  it.each([
    ['on an address that others reach', ANYWHERE],
    ['behind a proxy', PROXIED],
  ])('made earlier, lets nobody in %s', async (_, settings) => {
    const local = await database.start();
    await local.setup.run(options);
    const signedIn = await local.users.verifyCredentials('admin@cohort.local', 'cohort-admin', LOCAL);
    const open = await database.start(settings);
    const { accounts } = await open.setup.run(options);
    expect(emails(accounts)).toEqual(['owner@cohort.local']);
    await expect(
      open.users.verifyCredentials('admin@cohort.local', 'cohort-admin', LOCAL),
    ).rejects.toMatchObject({
      code: 'ACCOUNT_INACTIVE',
    });
    expect(await open.users.loadAuthUser(signedIn.id, signedIn.tokenVersion, LOCAL)).toBeNull();
  });

  it('becomes an own account with a password of its own', async () => {
    const { setup, users, admin } = await database.start();
    await setup.run(options);
    const actor = await users.verifyCredentials('admin@cohort.local', 'cohort-admin', LOCAL);
    await admin.update(actor, actor.id, { password: 'only-mine' });
    expect(emails((await setup.run(options)).accounts)).toEqual(['free@cohort.local', 'pro@cohort.local']);
    const open = await database.start(ANYWHERE);
    expect(await open.users.verifyCredentials('admin@cohort.local', 'only-mine', LOCAL)).toMatchObject({
      id: actor.id,
    });
  });
});
