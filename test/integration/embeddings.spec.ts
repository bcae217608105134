import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { EmbeddingsEngine } from '../../src/core/meaning/embeddings-engine';
import { KeptMeaning } from '../../src/core/meaning/kept-meaning';
import { modelMigrations } from '../../src/core/model/model.migrations';
import { MODEL_LIMITS } from '../../src/core/model/model-limits';
import { similarityOf } from '../../src/domain/meaning/text-vectors';
import { type ModelServer, type Reply, REPLIES, startModelServer } from '../support/misbehaving-model';
import { modelStores } from '../support/model';
import { KEY } from '../support/server-with-model';
import { startDatabase, type TestDatabase } from '../support/store';

const LIMITS = { ...MODEL_LIMITS, requestMs: 400, retryMs: 1, answerBytes: 1024 * 1024 };
const TEXTS = ['espresso machine', 'coffee maker', 'running shoes'];
const { body, refusing, text } = REPLIES;

/** Vectors by two letters of the texts, in another order than asked. */
const good: Reply = (response, request) => {
  const { input } = JSON.parse(request.text) as { input: string[] };
  const data = input.map((given, index) => ({
    index,
    embedding: ['c', 'h', 'e'].map((letter, at) => given.split(letter).length + at),
  }));
  body({ data: data.toReversed(), usage: { prompt_tokens: 5 } })(response, request);
};
const vectors = (...data: unknown[]) => body({ data, usage: { prompt_tokens: 5 } });

let database: TestDatabase;
let elsewhere: ModelServer;
let log: jest.SpyInstance[];

beforeAll(async () => {
  [database, elsewhere] = await Promise.all([startDatabase(), startModelServer(good)]);
  for (const { up } of modelMigrations) await up(database.connection);
  log = (['log', 'warn', 'error', 'debug'] as const).map((level) =>
    jest.spyOn(Logger.prototype, level).mockReturnValue(),
  );
});
afterAll(async () => {
  for (const spy of log) spy.mockRestore();
  await Promise.all([database.stop(), elsewhere.stop()]);
});

/** Asks a server that answers so; what it was sent, and what the user's budget paid. */
async function asked(
  replies: Reply[],
  { userDailyTokens = 200_000, signal = new AbortController().signal } = {},
) {
  const server = await startModelServer(...replies);
  const user = new Types.ObjectId().toHexString();
  const settings = {
    ...{ baseUrl: server.baseUrl, apiKey: KEY, model: 'writer', embeddingsModel: 'embedder' },
    ...{ dailyTokens: 2_000_000, userDailyTokens },
  };
  const { budget } = modelStores(database.connection, settings);
  const engine = new EmbeddingsEngine(settings, budget, LIMITS);
  const kept = {
    keyOf: (_: string, kind: string, given: string) => `${kind} ${given}`,
    find: () => Promise.resolve(new Map<string, Uint8Array>()),
    keep: () => Promise.resolve(),
  };
  const answer = new KeptMeaning({ engine, kept }).vectors(TEXTS, { kind: 'keyword', signal, user });
  const ended = await answer.catch((error: unknown) => ({ error }));
  await engine.close();
  await server.stop();
  const use = await database.connection
    .collection<{ charged?: number; reserved?: number; user: Types.ObjectId }>('model_use')
    .findOne({ user: new Types.ObjectId(user) });
  return { ended, use, requests: server.requests };
}

it('asks the server for vectors by its own model, in the order of the texts, and counts what that used', async () => {
  const { ended, use, requests } = await asked([good]);
  if (!('vectors' in ended)) throw new Error(JSON.stringify(ended));
  expect(ended.vectors.width).toBe(3);
  expect(similarityOf(ended.vectors, 0, 0)).toBeCloseTo(1, 4);
  expect(similarityOf(ended.vectors, 0, 1)).not.toBeCloseTo(similarityOf(ended.vectors, 0, 2), 3);
  expect(requests[0]).toMatchObject({
    path: '/v1/embeddings',
    headers: { authorization: `Bearer ${KEY}` },
    body: { model: 'embedder', encoding_format: 'float' },
  });
  // One request for the texts, one for the mean of the model.
  expect(requests).toHaveLength(2);
  expect(use?.charged).toBe(10);
});

it.each<[string, Reply[], number]>([
  ['it hangs', [REPLIES.hang], 1],
  ['it drips', [REPLIES.drip], 1],
  ['headers that never end', [REPLIES.headersNeverEnd], 1],
  ['no HTTP', [REPLIES.noHttp], 1],
  ['a reset connection', [REPLIES.reset], 2],
  ['500 always', [refusing(500)], 2],
  ['429 that asks for two minutes', [refusing(429, { 'retry-after': '120' })], 1],
  ['401 that repeats the key', [refusing(401)], 1],
  ['404', [refusing(404)], 1],
  ['10 MB', [REPLIES.tenMegabytes], 1],
  ['a bomb of gzip', [REPLIES.bomb], 1],
  ['HTML with 200', [text('<h1>Gateway</h1>', 'text/html')], 1],
  ['broken JSON', [REPLIES.brokenJson], 1],
  ['an answer of a chat', [REPLIES.good('hello')], 1],
  ['too few vectors', [vectors({ index: 0, embedding: [1, 2] })], 1],
  ['no numbers', [vectors(...TEXTS.map((_, index) => ({ index, embedding: [KEY, null] })))], 1],
])('goes on by words, in time, and keeps the key: %s', async (_, replies, requests) => {
  const begin = performance.now();
  const { ended, requests: sent } = await asked(replies);
  expect(ended).toEqual({ reason: 'failed' });
  expect(sent).toHaveLength(requests);
  expect(performance.now() - begin).toBeLessThan(5_000);
  const told = log.flatMap(({ mock }) =>
    mock.calls.map((call: unknown[]) => JSON.stringify(call) + call.join(' ')),
  );
  expect(told.filter((line) => line.includes(KEY))).toEqual([]);
});

it('follows no redirect with the key', async () => {
  const { ended } = await asked([REPLIES.redirect(`${elsewhere.baseUrl}/embeddings`)]);
  expect(ended).toEqual({ reason: 'failed' });
  expect(elsewhere.requests).toEqual([]);
});

it('goes on after a failure that passes', async () => {
  const { ended, requests } = await asked([refusing(503), good]);
  expect(ended).toHaveProperty('vectors');
  expect(requests).toHaveLength(3);
});

it('asks for nothing that the budget of the user does not pay', async () => {
  const { ended, requests } = await asked([good], { userDailyTokens: 1 });
  expect(ended).toEqual({ reason: 'failed' });
  expect(requests).toEqual([]);
});

it('ends with its job', async () => {
  const ending = new AbortController();
  const hanging: Reply = () => ending.abort(new Error('cancelled'));
  const { ended } = await asked([hanging], { signal: ending.signal });
  expect(ended).toMatchObject({ error: new Error('cancelled') });
});
