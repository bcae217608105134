import { Types } from 'mongoose';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { emptySnippet } from '../../src/domain/snippets/empty-snippet';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';
import { call, listQuery } from '../support/http';
import { draftOf, optimizeOf } from '../support/optimize';
import { blockToSave } from '../support/saved-blocks';
import { asSchemaStudent, schemaChecksOf } from '../support/schema-checks';
import { sharedDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';

const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };

let database: TestDatabase;
let admin: SignedIn;

beforeAll(async () => {
  database = await sharedDatabase();
  admin = await asAdmin();
});

afterAll(() => database.stop());

const count = (collection: string, filter = {}) =>
  database.connection.collection(collection).countDocuments(filter);

async function upload({ token }: SignedIn, rows: number): Promise<string> {
  const body = new FormData();
  body.append('lists', JSON.stringify(LISTS));
  body.append('file', new Blob([`Keyword\n${'buy the best shoes\n'.repeat(rows)}`]), 'a.csv');
  const answer = await call<JobView>('POST', '/api/intent/jobs', { token, body });
  return expectStatus(answer, 201).id;
}

/** A student with one of everything that belongs to an account, and with jobs that are done, run and wait. */
async function busyStudent(): Promise<SignedIn> {
  const tools = ['optimize-prime', 'intent-finder', 'product-box-generator', 'new-test-tool'];
  const student = await asSchemaStudent(1, undefined, {}, tools);
  const word = { type: 'Transactional', label: unique('word') };
  expectStatus(await student.post('/api/intent', word), 201);
  const log = { module: 'product-box-generator', numberOfOperations: 1 };
  expectStatus(await student.post('/api/auth/moduleLogs', log), 201);
  expectStatus(await student.post('/api/blocks', blockToSave()), 201);
  expectStatus(await student.post('/api/snippets', { name: 'Shoes', fields: emptySnippet() }), 201);
  const drafts = optimizeOf(student);
  const draft = expectStatus(await drafts.begin(draftOf('Brew it.')), 201);
  expectStatus(await drafts.keep(draft.id, 'Mine'), 201);
  const checked = await schemaChecksOf(student).run({ text: '{"@type":"Product"}' });
  expect(checked.status).toBe('done');
  const user = new Types.ObjectId(student.user.id);
  const counter = {
    user,
    tool: 'intelligent-briefs',
    windowStart: new Date(),
    counts: { numberOfOperations: 1 },
  };
  await database.connection.collection('usage_counters').insertOne(counter);
  const done = await upload(student, 10);
  const is = async (id: string, status: string) =>
    (await student.get<JobView>(`/api/jobs/${id}`)).body.status === status;
  await waitFor('a finished job', () => is(done, 'done'));
  const running = await upload(student, 400_000);
  await upload(student, 10);
  await waitFor('a running job', () => is(running, 'running'));
  return student;
}

const leftOf = async (id: string) => {
  const owner = new Types.ObjectId(id);
  return {
    users: await count('users', { _id: owner }),
    jobs: await count('jobs', { owner }),
    words: await count('intent_words', { owner }),
    blocks: await count('blocks', { owner }),
    snippets: await count('snippets', { user: owner }),
    checks: await count('schema_checks', { user: owner }),
    drafts: (await count('drafts', { user: owner })) + (await count('draft_versions', { user: owner })),
    log: (await count('usage_log', { user: owner })) > 0,
    counters: await count('usage_counters', { user: owner }),
  };
};

/** The files that are kept for somebody, and the pieces of those that were. */
async function filesOf(owner: string, before: Types.ObjectId[] = []) {
  const files = await database.connection
    .collection('files.files')
    .find({ 'metadata.owner': owner })
    .toArray();
  const ids = files.map(({ _id }) => _id);
  return { ids, pieces: await count('files.chunks', { files_id: { $in: [...before, ...ids] } }) };
}

it.each([
  ['alone', (id: string) => `/api/users/${id}`],
  ['with others', (id: string) => `/api/users${listQuery({ filter: { id: [id] } })}`],
])('deletes everything of a user that is deleted %s', async (_, path) => {
  const { user } = await busyStudent();
  const files = await filesOf(user.id);
  expect(files.pieces).toBeGreaterThan(0);
  const everything = { users: 1, jobs: 4, words: 1, blocks: 1, snippets: 1, checks: 1, drafts: 2 };
  expect(await leftOf(user.id)).toEqual({ ...everything, log: true, counters: 2 });
  expectStatus(await admin.delete(path(user.id)), 200);
  const nothing = { users: 0, jobs: 0, words: 0, blocks: 0, snippets: 0, checks: 0, drafts: 0 };
  expect(await leftOf(user.id)).toEqual({ ...nothing, log: false, counters: 0 });
  await waitFor('the files to go', async () => {
    const { ids, pieces } = await filesOf(user.id, files.ids);
    return ids.length + pieces === 0;
  });
});

it('logs what it did for somebody itself: estimates that it made and jobs that are done', async () => {
  const tools = ['intent-finder', 'amazon-revenue-by-keywords', 'amazon-revenue-by-visitors'];
  const student = await asStudent({ allowed: tools });
  const sources = 'adsenseRevenueEnabled=false&nonUsSalesEnabled=false&cookieRevenueEnabled=false';
  const visitors = `amazonByVisitor?estimatedMonthlyVisitors=10&commissions=4&averageProductPrice=9&${sources}`;
  const volumes =
    'mainKeywordVolume=8&longTailKeywords=2&commissions=4&averageProductPrice=5&serpPosition=1-3';
  expectStatus(await student.get(`/api/calculators/${visitors}`), 200);
  expectStatus(await student.get(`/api/calculators/amazonByKeywords?${volumes}&${sources}`), 200);
  expectStatus(await student.get('/api/calculators/amazonByKeywords'), 422);
  await upload(student, 10);
  const log = database.connection.collection('usage_log');
  const entries = await waitFor('the log of all three', async () => {
    const found = await log.find({ user: new Types.ObjectId(student.user.id) }).toArray();
    return found.length >= tools.length && found;
  });
  const logged = entries.map(({ tool, operations }) => `${tool} ${operations}`);
  expect(logged.sort()).toEqual(tools.map((tool) => `${tool} 1`).sort());
});
