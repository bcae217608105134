import { type Connection, createConnection, Types } from 'mongoose';
import { API_KEY_MESSAGES } from '../../src/contracts/api-keys/api-key-messages';
import type { ApiKeyView, OwnApiKeysView, OwnedApiKeyView } from '../../src/contracts/api-keys/api-keys';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { MESSAGES } from '../../src/contracts/messages';
import type { SessionView } from '../../src/contracts/users/users';
import {
  type Actor,
  actorOf,
  asAdmin,
  asStudent,
  expectStatus,
  PASSWORD,
  type SignedIn,
} from '../support/actors';
import { allowApiKeys, auditEntriesOf, type WantedKey, withApiKey } from '../support/api-keys';
import { type Answer, listQuery } from '../support/http';
import { finished, TWO_KEYWORDS, upload } from '../support/intent-jobs';
import { startServer, type TestServer } from '../support/server';

const OWN = '/api/api-keys';
const READ: WantedKey = { scopes: ['results:read'] };

let server: TestServer;
let database: Connection;
let admin: SignedIn;
/** What an admin is answered before anybody has set anything. */
let atFirst: Answer<ErrorBody>;
beforeAll(async () => {
  server = await startServer();
  database = await createConnection(server.mongodbUri).asPromise();
  admin = await asAdmin(server.url);
  atFirst = await admin.post(OWN, wanted());
});
beforeEach(() => allowApiKeys(admin, 'everyone'));
afterAll(async () => {
  await database.close();
  await server.stop();
});

const student = () => asStudent({ at: server.url });
const keys = () => database.collection('api_keys');
const ownKeys = async (owner: Actor) => expectStatus(await owner.get<OwnApiKeysView>(OWN), 200);
const wanted = (change: object = {}) => ({
  ...{ name: 'Sheet', scopes: ['results:read'], days: 30, currentPassword: PASSWORD },
  ...change,
});
const withKey = (owner: SignedIn, key = READ) => withApiKey(owner, key, server.url);
const askJobs = (program: Actor) => program.get<ErrorBody>('/api/jobs');

describe('who may have keys', () => {
  it.each([
    ['nobody', false, false],
    ['admins', true, false],
    ['everyone', true, true],
  ] as const)('allowed for %s', async (allowed, ofAdmin, ofStudent) => {
    const owner = await student();
    await allowApiKeys(admin, allowed);
    const told = [admin, owner].map(async (user) => {
      const session = expectStatus(await user.get<SessionView>('/api/auth/me'), 200);
      return [session.user.apiKeys ?? false, (await ownKeys(user)).allowed];
    });
    expect(await Promise.all(told)).toEqual([
      [ofAdmin, ofAdmin],
      [ofStudent, ofStudent],
    ]);
    const made = [admin, owner].map(async (user) => (await user.post(OWN, wanted())).status);
    expect(await Promise.all(made)).toEqual([ofAdmin ? 201 : 403, ofStudent ? 201 : 403]);
  });

  it('is nobody until an admin says otherwise', () => {
    expect([atFirst.status, atFirst.body.message]).toEqual([403, API_KEY_MESSAGES.notAllowed]);
  });
});

describe('making a key', () => {
  it.each<[object, object]>([
    [{ scopes: ['users:read'] }, { scopes: API_KEY_MESSAGES.scopesOfAdmins }],
    [{ scopes: [] }, { scopes: API_KEY_MESSAGES.scopesRequired }],
    [{ scopes: ['settings:write'] }, { scopes: API_KEY_MESSAGES.scopesRequired }],
    [{ days: 366 }, { days: API_KEY_MESSAGES.daysInvalid }],
    [{ days: 0 }, { days: API_KEY_MESSAGES.daysInvalid }],
    [{ name: ' ' }, { name: API_KEY_MESSAGES.nameRequired }],
    [{ currentPassword: 'wrong-password' }, { currentPassword: MESSAGES.currentPasswordWrong }],
  ])('by a student is refused with %j', async (change, errors) => {
    const { status, body } = await (await student()).post<ErrorBody>(OWN, wanted(change));
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('tells it once, and keeps nothing that opens anything', async () => {
    const { owner, key, secret } = await withKey(await student());
    expect(secret).toMatch(/^cohort_[0-9A-Za-z]{49}$/);
    const record = await keys().findOne({ _id: new Types.ObjectId(key.id) });
    const told = [record, await ownKeys(owner), await auditEntriesOf(admin, key.id)];
    expect(JSON.stringify(told)).not.toContain(secret.slice(7, 30));
    expect(JSON.stringify(told.slice(1))).not.toContain(String(record?.hash));
    const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000;
    expect([key.hint, days]).toEqual([secret.slice(-4), 30]);
  });

  it('goes as far as ten active ones, however many are asked for at once', async () => {
    const owner = await student();
    const answers = await Promise.all(Array.from({ length: 13 }, () => owner.post<ErrorBody>(OWN, wanted())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(3).fill(409),
    ]);
    const [first] = (await ownKeys(owner)).keys;
    expectStatus(await owner.post(`${OWN}/${first?.id}/revoke`), 200);
    expectStatus(await owner.post(OWN, wanted()), 201);
  });
});

it('a program runs the Intent Finder and reads its result, on its owner’s account', async () => {
  const { owner, key, program } = await withKey(await student(), { scopes: ['results:read', 'tools:run'] });
  const { status, body } = await upload(program, TWO_KEYWORDS, { at: server.url });
  expect(status).toBe(201);
  expect(await finished(program, body.id)).toMatchObject({ status: 'done', result: { rows: 2 } });
  const { text } = await program.get(`/api/jobs/${body.id}/result`);
  expect(text).toContain('buy shoes,10,,,buy,,Transactional,Transactional');
  const jobs = expectStatus(await owner.get<JobView[]>('/api/jobs'), 200);
  expect(jobs.map(({ id }) => id)).toEqual([body.id]);
  const [used] = (await ownKeys(owner)).keys;
  expect(used?.id).toBe(key.id);
  expect(used?.uses).toBeGreaterThanOrEqual(3);
  expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(key.createdAt));
});

describe('a key that has ended', () => {
  const deactivate = async ({ user }: SignedIn) =>
    expectStatus(await admin.put(`/api/users/${user.id}`, { isActive: false }), 200);
  const changeKey = ({ id }: ApiKeyView, change: object) =>
    keys().updateOne({ _id: new Types.ObjectId(id) }, { $set: change });

  it.each<[string, (owner: SignedIn, key: ApiKeyView) => Promise<unknown>, string]>([
    ['its owner revoked it', (owner, { id }) => owner.post(`${OWN}/${id}/revoke`), API_KEY_MESSAGES.revoked],
    [
      'an admin revoked it',
      (_, { id }) => admin.post(`/api/admin/api-keys/${id}/revoke`),
      API_KEY_MESSAGES.revoked,
    ],
    ['its days are over', (_, key) => changeKey(key, { expiresAt: new Date() }), API_KEY_MESSAGES.expired],
    ['its owner is not active', deactivate, API_KEY_MESSAGES.ownerGone],
    [
      'its owner is deleted',
      async ({ user }) => expectStatus(await admin.delete(`/api/users/${user.id}`), 200),
      API_KEY_MESSAGES.invalid,
    ],
    [
      'its owner has no tools',
      ({ user }) =>
        database
          .collection('users')
          .updateOne({ _id: new Types.ObjectId(user.id) }, { $set: { batch: null } }),
      MESSAGES.noPermissions,
    ],
    ['keys are off for its owner', () => allowApiKeys(admin, 'admins'), API_KEY_MESSAGES.off],
  ])('opens nothing: %s', async (_, end, message) => {
    const { owner, key, program } = await withKey(await student());
    expectStatus(await askJobs(program), 200);
    await end(owner, key);
    const { status, body, headers } = await askJobs(program);
    expect([status, body.message, body.details]).toEqual([401, message, { scope: 'results:read' }]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token", scope="results:read"');
  });

  it('is revoked once, by its owner or an admin alone', async () => {
    const { owner, key } = await withKey(await student());
    const statusOf = async (answer: Promise<Answer>) => (await answer).status;
    expect(await statusOf((await student()).post(`${OWN}/${key.id}/revoke`))).toBe(404);
    expect(await statusOf(admin.post(`${OWN}/${key.id}/revoke`))).toBe(404);
    expect(await statusOf(owner.post(`${OWN}/${key.id}/revoke`))).toBe(200);
    expect(await statusOf(admin.post(`/api/admin/api-keys/${key.id}/revoke`))).toBe(409);
    expect(
      (await auditEntriesOf(admin, key.id)).map(({ action, actorEmail }) => [action, actorEmail]),
    ).toEqual([
      ['revoke', owner.user.email],
      ['create', owner.user.email],
    ]);
  });

  it('goes with its account', async () => {
    const { owner } = await withKey(await student());
    expectStatus(await admin.delete(`/api/users/${owner.user.id}`), 200);
    expect(await keys().countDocuments({ owner: new Types.ObjectId(owner.user.id) })).toBe(0);
  });
});

it('is no key that was cut, changed, or sent in the URL', async () => {
  const { secret, program } = await withKey(await student());
  const other = secret.at(20) === 'A' ? 'B' : 'A';
  for (const slip of [secret.slice(0, -1), `${secret.slice(0, 20)}${other}${secret.slice(21)}`, 'cohort_']) {
    const { status, body } = await askJobs(actorOf(slip, server.url));
    expect([status, body.message]).toEqual([401, API_KEY_MESSAGES.invalid]);
  }
  const guest = actorOf('', server.url);
  expect((await guest.get(`/api/jobs?access_token=${secret}`)).status).toBe(401);
  expect((await guest.post('/api/auth/access-token', { access_token: secret })).status).toBe(401);
  expectStatus(await askJobs(program), 200);
  expect(server.output()).not.toContain(secret.slice(7, 30));
});

it('has a throttle of its own', async () => {
  const { owner, program } = await withKey(await student());
  const answers = await Promise.all(Array.from({ length: 121 }, () => askJobs(program)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expectStatus(await owner.get('/api/jobs'), 200);
  expect((await ownKeys(owner)).keys[0]?.uses).toBe(120);
});

it('admins find the keys of all by the email that their owner has now', async () => {
  const { owner, key } = await withKey(await student());
  const email = `new-${owner.user.email}`;
  expectStatus(await admin.put(`/api/users/${owner.user.id}`, { email }), 200);
  const path = `/api/admin/api-keys${listQuery({ filter: { q: email } })}`;
  const found = expectStatus(await admin.get<OwnedApiKeyView[]>(path), 200);
  expect(found).toMatchObject([{ id: key.id, ownerEmail: email, owner: owner.user.id }]);
  expect(JSON.stringify(found)).not.toContain('hash');
});
