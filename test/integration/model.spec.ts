import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { LlmPort } from '../../src/core/model/llm-port';
import { modelMigrations } from '../../src/core/model/model.migrations';
import { dayOf } from '../../src/core/model/model-budget';
import { MODEL_KEPT_DAYS } from '../../src/core/model/model-limits';
import { ModelRecords } from '../../src/core/model/model-records';
import { MODEL_TASKS } from '../../src/domain/model/tasks/tasks';
import { type ModelServer, REPLIES, startModelServer } from '../support/misbehaving-model';
import { modelOn, modelStores } from '../support/model';
import { startDatabase, type TestDatabase } from '../support/store';

const GOOD = REPLIES.good('{"summary":"12 pages."}');
const DAY_MS = 86_400_000;

let database: TestDatabase;
let server: ModelServer;
let llm: LlmPort;

beforeAll(async () => {
  Logger.overrideLogger(false);
  [database, server] = await Promise.all([startDatabase(), startModelServer()]);
  for (const { up } of modelMigrations) await up(database.connection);
});
beforeEach(() => {
  server.answerWith(GOOD);
  server.requests.length = 0;
});
afterAll(() => Promise.all([database.stop(), server.stop()]));
afterEach(() => llm.close());

const open = (settings: Parameters<typeof modelOn>[2] = {}) =>
  (llm = modelOn(database.connection, server.baseUrl, settings));
const someone = () => new Types.ObjectId().toHexString();
const request = (user: string, text = '12 pages') => ({
  task: MODEL_TASKS.summary,
  data: [{ label: 'finding', text }],
  language: 'en',
  budget: { user },
});
const ask = (user: string, text?: string, more: object = {}) =>
  llm.complete({ ...request(user, text), ...more });
const kept = (user: string, text?: string) => llm.kept(request(user, text));
const useOf = (user: string) =>
  database.connection.collection('model_use').findOne({ user: new Types.ObjectId(user) });
const dayUse = async () => {
  const day = await database.connection.collection('model_days').findOne({ _id: dayOf(new Date()) as never });
  return (day as unknown as { charged: number } | null)?.charged ?? 0;
};
const records = () => {
  const { uses, answers, state } = modelStores(database.connection, null);
  return new ModelRecords(uses, answers, state);
};

describe('budgets', () => {
  it('let no more through than a user may use, however many ask at the same time', async () => {
    open({ userDailyTokens: 5_000 });
    const user = someone();
    const before = await dayUse();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(user, `12 pages, ${i}`)));
    const good = answers.filter((answer) => 'value' in answer).length;
    expect(good).toBeGreaterThan(0);
    expect(good).toBeLessThan(40);
    expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'user-budget')).toHaveLength(
      40 - good,
    );
    expect(await useOf(user)).toMatchObject({ charged: 48 * good, tokensIn: 40 * good, tokensOut: 8 * good });
    expect((await useOf(user))?.charged).toBeLessThanOrEqual(5_000);
    expect(server.requests).toHaveLength(good);
    expect((await dayUse()) - before).toBe(48 * good);
  });

  it('let no more through than all may use, and give users back what all lack', async () => {
    const used = await dayUse();
    open({ dailyTokens: used + 3_000 });
    const users = Array.from({ length: 20 }, someone);
    const answers = await Promise.all(users.map((user) => ask(user)));
    const refused = users.filter((_, i) => 'reason' in answers[i]! && answers[i].reason === 'daily-budget');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(20);
    for (const user of refused) expect(await useOf(user)).toMatchObject({ charged: 0, requests: 0 });
    expect(await dayUse()).toBe(used + 48 * (20 - refused.length));
  });

  it('ask nothing at all where there are none', async () => {
    open({ userDailyTokens: 0 });
    expect(await ask(someone())).toMatchObject({ reason: 'user-budget' });
    expect(server.requests).toEqual([]);
  });
});

describe('answers', () => {
  it('are kept for the one who asked, and for nobody else', async () => {
    open();
    const [one, other] = [someone(), someone()];
    const first = await ask(one);
    expect(await ask(one)).toEqual({ ...first, usage: { tokensIn: 0, tokensOut: 0, requests: 0 } });
    expect(server.requests).toHaveLength(1);
    await ask(other);
    expect(server.requests).toHaveLength(2);
  });

  it('are given again without a request, a token or a failure, also while the server is left alone', async () => {
    open({ wait: () => Promise.resolve() });
    const [user, other] = [someone(), someone()];
    expect(await kept(user)).toBeUndefined();
    await ask(user);
    server.answerWith(REPLIES.refusing(401));
    for (const text of ['a', 'b', 'c']) await ask(user, text);
    const [requests, use] = [server.requests.length, await useOf(user)];
    expect(await kept(user)).toEqual({ summary: '12 pages.' });
    expect(await kept(other)).toBeUndefined();
    expect(await kept(user, 'a')).toBeUndefined();
    expect(server.requests).toHaveLength(requests);
    expect(await useOf(user)).toEqual(use);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['other data', () => ask(reader, '12 pages of another site')],
    ['another language', () => ask(reader, '12 pages', { language: 'de' })],
    [
      'another version of the task',
      () => ask(reader, '12 pages', { task: { ...MODEL_TASKS.summary, version: 99 } }),
    ],
    ['a test', () => ask(reader, '12 pages', { fresh: true })],
    ['another model', () => (open({ model: 'another' }), ask(reader))],
  ])('are asked for again with %s', async (_, again) => {
    open();
    await ask(reader);
    const before = server.requests.length;
    await again();
    expect(server.requests).toHaveLength(before + 1);
  });
  const reader = someone();

  it('that failed are asked for again', async () => {
    open();
    const user = someone();
    server.answerWith(REPLIES.good('{}'), REPLIES.good('{}'), GOOD);
    expect(await ask(user)).toMatchObject({ reason: 'wrong-form' });
    expect(await ask(user)).toMatchObject({ value: { summary: '12 pages.' } });
  });

  it('are kept for thirty days', async () => {
    open();
    const user = someone();
    await ask(user);
    const old = new Date(Date.now() - (MODEL_KEPT_DAYS + 1) * DAY_MS);
    const kept = { user: new Types.ObjectId(user) };
    await database.connection.collection('model_answers').updateOne(kept, { $set: { at: old } });
    await database.connection.collection('model_use').updateOne(kept, { $set: { day: dayOf(old) } });
    await ask(user);
    expect(server.requests).toHaveLength(2);
    await database.connection.collection('model_answers').updateOne(kept, { $set: { at: old } });
    expect(await records().removeOld(new Date())).toBe(2);
    expect(await database.connection.collection('model_use').countDocuments(kept)).toBe(1);
  });
});

describe('a user who is deleted', () => {
  it('leaves neither answers nor use', async () => {
    open();
    const [user, other] = [someone(), someone()];
    await Promise.all([ask(user), ask(other)]);
    await records().removeOfUser(user);
    for (const name of ['model_use', 'model_answers']) {
      const all = database.connection.collection(name);
      expect(await all.countDocuments({ user: new Types.ObjectId(user) })).toBe(0);
      expect(await all.countDocuments({ user: new Types.ObjectId(other) })).toBe(1);
    }
  });

  it('leaves nothing either where an answer was on its way', async () => {
    open();
    const user = someone();
    server.answerWith(
      (response, request) =>
        void records()
          .removeOfUser(user)
          .then(() => GOOD(response, request)),
    );
    expect(await ask(user)).toMatchObject({ value: { summary: '12 pages.' } });
    expect(await useOf(user)).toBeNull();
    const answers = database.connection.collection('model_answers');
    expect(await answers.countDocuments({ user: new Types.ObjectId(user) })).toBe(0);
  });
});

describe('a server that fails', () => {
  it('is left alone for a minute after three failures, except by a test, whose answer ends that', async () => {
    let now = 0;
    open({ now: () => now, wait: () => Promise.resolve() });
    const user = someone();
    server.answerWith(REPLIES.refusing(401));
    for (const text of ['a', 'b', 'c'])
      expect(await ask(user, text)).toMatchObject({ reason: 'key-refused' });
    expect(await ask(user)).toEqual({
      reason: 'paused',
      status: null,
      usage: { tokensIn: 0, tokensOut: 0, requests: 0 },
    });
    expect(server.requests).toHaveLength(3);
    now += 60_000;
    expect(await ask(user)).toMatchObject({ reason: 'key-refused' });
    server.answerWith(REPLIES.good('{"summary":"Fine."}'));
    expect(await ask(user, 'd', { fresh: true })).toMatchObject({ value: { summary: 'Fine.' } });
    expect(await ask(user, 'e')).toMatchObject({ value: { summary: 'Fine.' } });
  });

  it('is not what answers of a wrong form are about', async () => {
    open();
    const user = someone();
    server.answerWith(REPLIES.good('{}'));
    for (const text of ['a', 'b', 'c', 'd'])
      expect(await ask(user, text)).toMatchObject({ reason: 'wrong-form' });
  });

  it('is remembered by its last failure, with its time', async () => {
    open();
    server.answerWith(REPLIES.refusing(401));
    await ask(someone());
    const error = await records().lastError();
    expect(error).toMatchObject({ reason: 'key-refused', status: 401, task: 'summary' });
    expect(Date.now() - new Date(error?.at ?? 0).getTime()).toBeLessThan(60_000);
  });

  it('that refuses the form once is asked in the plain form from then on', async () => {
    open();
    const user = someone();
    server.answerWith(REPLIES.plainOnly('{"summary":"Fine."}'));
    await ask(user, 'a');
    await ask(user, 'b');
    expect(server.requests.map(({ body }) => [Boolean(body.response_format), body.max_tokens])).toEqual([
      [true, undefined],
      [false, 600],
      [false, 600],
    ]);
  });
});

it('gives up with its caller', async () => {
  open();
  const giving = new AbortController();
  server.answerWith(() => giving.abort());
  const user = someone();
  expect(await ask(user, 'a', { signal: giving.signal })).toMatchObject({ reason: 'aborted' });
  expect(await useOf(user)).toMatchObject({ charged: 0, requests: 1 });
});
