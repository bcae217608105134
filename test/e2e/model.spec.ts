import { Types } from 'mongoose';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { ModelTestView, ModelUserUsageView, ModelView } from '../../src/contracts/model/model';
import { MODEL_FAILURE_MESSAGES } from '../../src/contracts/model/model-messages';
import { asAdmin, asGuest, asStudent, expectStatus } from '../support/actors';
import { listQuery } from '../support/http';
import { REPLIES } from '../support/misbehaving-model';
import { KEY, useServerWithModel } from '../support/server-with-model';
import { startDatabase, type TestDatabase } from '../support/store';

const READY = REPLIES.good('{"answer":"ready"}');
const TEST = '/api/model/test';

let database: TestDatabase;

beforeAll(async () => {
  database = await startDatabase();
});
const { model, server } = useServerWithModel(
  { beforeAll, beforeEach, afterAll },
  {
    reply: READY,
    env: () => ({ MONGODB_URI: database.uri, LLM_USER_DAILY_TOKENS: '50000', LOG_LEVEL: 'trace' }),
  },
);
afterAll(() => database.stop());

const admin = () => asAdmin(server.url);
const view = async () => expectStatus(await (await admin()).get<ModelView>('/api/model'), 200);
const test = async () => expectStatus(await (await admin()).post<ModelTestView>(TEST), 200);

it('is for admins alone', async () => {
  const student = await asStudent({ at: server.url });
  for (const ask of [asGuest(server.url), student]) {
    const refusal = ask === student ? 403 : 401;
    expect((await ask.get('/api/model')).status).toBe(refusal);
    expect((await ask.get('/api/model/usage')).status).toBe(refusal);
    expect((await ask.post(TEST)).status).toBe(refusal);
  }
  expect(model.requests).toEqual([]);
});

it('shows what is set up, and never the key', async () => {
  expect(await view()).toMatchObject({
    on: true,
    model: 'test-model',
    server: new URL(model.baseUrl).host,
    dailyTokens: 2_000_000,
    userDailyTokens: 50_000,
  });
});

it('tells an admin who tests it that it answers, counts what that used, and keeps it in the audit log', async () => {
  const { today } = await view();
  const tested = await test();
  expect(tested).toMatchObject({ ok: true, usage: { tokensIn: 40, tokensOut: 8, requests: 1 } });
  expect(tested.says).toMatch(/^test-model answered as asked in \d+\.\d s\.$/);
  expect((await view()).today).toEqual({
    tokensIn: today.tokensIn + 40,
    tokensOut: today.tokensOut + 8,
    requests: today.requests + 1,
  });
  const list = listQuery({ filter: { resource: 'model' }, sort: ['time', 'DESC'], range: [0, 0] });
  const [entry] = (await (await admin()).get<AuditEntryView[]>(`/api/audit${list}`)).body;
  expect(entry).toMatchObject({ action: 'test', label: 'test-model', after: { result: tested.says } });
});

it.each([
  ['a key that is refused', REPLIES.refusing(401), `${MODEL_FAILURE_MESSAGES['key-refused']} (Status 401)`],
  ['a page in its place', REPLIES.text('<h1>Hello</h1>', 'text/html'), MODEL_FAILURE_MESSAGES['wrong-type']],
  ['another answer than asked', REPLIES.good('{"answer":"no"}'), MODEL_FAILURE_MESSAGES['wrong-form']],
])('tells what is wrong, also while it is paused: %s', async (_, reply, says) => {
  model.answerWith(reply);
  expect(await test()).toMatchObject({ ok: false, says });
  const { lastError } = await view();
  expect(lastError).toMatchObject({ task: 'test' });
  expect(Date.now() - Date.parse(lastError?.at ?? '')).toBeLessThan(60_000);
});

it('may be tested ten times a minute', async () => {
  const other = await asAdmin(server.url);
  const answers = await Promise.all(Array.from({ length: 12 }, () => other.post<ErrorBody>(TEST)));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});

it('lists who used it today in pages, the most first, and forgets who is deleted', async () => {
  const student = await asStudent({ at: server.url });
  const day = new Date().toISOString().slice(0, 10);
  const use = (user: string, tokens: number, on = day) => ({
    user: new Types.ObjectId(user),
    day: on,
    charged: tokens,
    tokensIn: tokens,
    tokensOut: 0,
    requests: 1,
  });
  const uses = database.connection.collection('model_use');
  const strangers = Array.from({ length: 30 }, (_, i) => use(new Types.ObjectId().toHexString(), 1_000 + i));
  await uses.insertMany([
    use(student.user.id, 40_000),
    use(student.user.id, 45_000, '2026-01-01'),
    ...strangers,
  ]);
  const get = async (range: [number, number]) =>
    (await admin()).get<ModelUserUsageView[]>(
      `/api/model/usage${listQuery({ sort: ['tokens', 'DESC'], range })}`,
    );
  const first = await get([0, 9]);
  expect(expectStatus(first, 200)).toHaveLength(10);
  expect(first.headers.get('content-range')).toBe('model 0-9/32');
  const { name, email, id } = student.user;
  expect(first.body[0]).toMatchObject({ user: id, name, email, tokensIn: 40_000, requests: 1 });
  const tokens = [...first.body, ...(await get([10, 39])).body].map(
    ({ tokensIn, tokensOut }) => tokensIn + tokensOut,
  );
  expect(tokens).toEqual(tokens.toSorted((a, b) => b - a));

  expectStatus(await (await admin()).delete(`/api/users/${id}`), 200);
  expect(await uses.countDocuments({ user: new Types.ObjectId(id) })).toBe(0);
});

it('keeps the key out of answers, documents and the log', async () => {
  model.answerWith(REPLIES.echoes);
  const told = [await view(), server.output()];
  const names = (await database.connection.listCollections()).map(({ name }) => name);
  for (const name of names)
    told.push(JSON.stringify(await database.connection.collection(name).find().toArray()));
  expect(told.filter((one) => JSON.stringify(one).includes(KEY))).toEqual([]);
});

it('says which settings turn it on where it is off', async () => {
  const other = await asAdmin();
  expect((await other.get<ModelView>('/api/model')).body).toMatchObject({ on: false, model: '', server: '' });
  const refused = await other.post<ErrorBody>(TEST);
  expect(refused).toMatchObject({ status: 409, body: { message: MODEL_FAILURE_MESSAGES.off } });
  expect(refused.body.message).toContain('LLM_BASE_URL');
});
