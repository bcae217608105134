import { Types } from 'mongoose';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { type IntentWordImport, type IntentWordView, MAX_OWN_WORDS } from '../../src/contracts/intent/intent';
import { INTENT_MESSAGES } from '../../src/contracts/intent/intent-messages';
import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { call, listQuery } from '../support/http';
import { expectCalm } from '../support/probe';
import { startServer, type TestServer } from '../support/server';
import { startDatabase, type TestDatabase } from '../support/store';

const MANY_WORDS = 15_000;
const USERS_PER_CALL = 10;
const CALLS = 4;
const SEARCHES = 15;

let database: TestDatabase;
let server: TestServer;
let admin: SignedIn;
let student: SignedIn;
/** Keeps no words. */
let reader: SignedIn;
/** What calls take while the words are few, in milliseconds. */
let withFew: { search: number; bulk: number };

beforeAll(async () => {
  database = await startDatabase({ started: true });
  server = await startServer({ env: { MONGODB_URI: database.uri } });
  admin = await asAdmin(server.url);
  student = await asStudent({ at: server.url });
  reader = await asStudent({ at: server.url });
  withFew = { search: await searchTime(), bulk: await bulkTime() };
}, 120_000);

afterAll(async () => {
  await server.stop();
  await database.stop();
}, 60_000);

const list = <T>(count: number, item: (i: number) => T) => Array.from({ length: count }, (_, i) => item(i));
const wordOf = (owner: Types.ObjectId, label: string) => ({
  type: 'Informational',
  label,
  key: label,
  owner,
  important: false,
  createdAt: new Date(),
  updatedAt: new Date(),
});

/** Words of students, as they were kept before there was a limit. */
async function storeWords(words: object[]): Promise<void> {
  await database.connection.collection('intent_words').insertMany(words);
}

/** The quickest of some searches for what no word holds. */
async function searchTime(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    const begin = performance.now();
    expectStatus(await reader.get(`/api/intent?limit=50&text=nowhere-${i}`), 200);
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
}

async function storeUsers(count: number): Promise<string[]> {
  const users = database.connection.collection('users');
  const account = await users.findOne({ email: student.user.email });
  const made = list(count, () => new Types.ObjectId());
  const emailOf = (id: Types.ObjectId) => `${id.toHexString()}@cohort.test`;
  await users.insertMany(
    made.map((_id) => ({ ...account, _id, email: emailOf(_id), emailKey: emailOf(_id) })),
  );
  return made.map((id) => id.toHexString());
}

/** How long bulk updates beside bulk deletes take, all of which must be done. */
async function bulkTime(): Promise<number> {
  const count = CALLS * USERS_PER_CALL;
  const [changed, deleted] = [await storeUsers(count), await storeUsers(count)];
  const query = (ids: string[], i: number) =>
    listQuery({ filter: { id: ids.slice(i * USERS_PER_CALL, (i + 1) * USERS_PER_CALL) } });
  const begin = performance.now();
  const answers = await Promise.all(
    list(CALLS, (i) => [
      admin.put<string[]>(`/api/users${query(changed, i)}`, { isActive: false }),
      admin.delete<string[]>(`/api/users${query(deleted, i)}`),
    ]).flat(),
  );
  const time = performance.now() - begin;
  const done = answers.flatMap((answer) => expectStatus(answer, 200));
  expect(done.sort()).toEqual([...changed, ...deleted].sort());
  return time;
}

function importCsv(csv: string) {
  const body = new FormData();
  body.append('file', new Blob([csv]), 'words.csv');
  const { token } = admin;
  return call<IntentWordImport>('POST', '/api/intent-words/import', { token, body, at: server.url });
}

it('lets a student keep so many own words, however many calls come at once', async () => {
  const owner = new Types.ObjectId(student.user.id);
  await storeWords(list(MAX_OWN_WORDS - 5, (i) => wordOf(owner, `own ${i}`)));
  const add = (label: string) =>
    student.post<IntentWordView & ErrorBody>('/api/intent', { type: 'Informational', label });
  const answers = await Promise.all(list(20, (i) => add(`one more ${i}`)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(5);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set([`409 ${INTENT_MESSAGES.tooManyOwnWords}`]),
  );
  expectStatus(await student.delete(`/api/intent/${made[0]?.body.id ?? ''}`), 200);
  const after = await Promise.all(list(3, (i) => add(`in its place ${i}`)));
  expect(after.filter(({ status }) => status === 201)).toHaveLength(1);
}, 60_000);

it('lets others in while many words are imported', async () => {
  let imports = 0;
  const attack = async () => {
    imports += 1;
    const csv = ['type,label', ...list(MANY_WORDS, (i) => `Transactional,imported ${imports} ${i}`)].join(
      '\n',
    );
    expect(expectStatus(await importCsv(csv), 200)).toMatchObject({ created: MANY_WORDS });
  };
  await expectCalm({ url: server.url, path: '/api/health/ready' }, attack, { worst: 25 });
}, 180_000);

it('searches and changes users among many words as quickly as among few', async () => {
  const others = list(20, () => new Types.ObjectId());
  await storeWords(list(MANY_WORDS, (i) => wordOf(others[i % 20] as Types.ObjectId, `of others ${i}`)));
  const withMany = { search: await searchTime(), bulk: await bulkTime() };
  expect(withMany.search / withFew.search).toBeLessThan(5);
  expect(withMany.bulk / withFew.bulk).toBeLessThan(4);
}, 180_000);
