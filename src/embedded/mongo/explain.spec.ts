import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './server';

let folder: string;
let server: MongoServer;
let client: mongo.MongoClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-explain-'));
  server = await MongoServer.start({ dataDir: folder, durability: 'none' });
  client = await mongo.MongoClient.connect(server.uri);
  const rows = client.db().collection<{ _id: number; kind: number; n: number }>('rows');
  await rows.insertMany(Array.from({ length: 100 }, (_, i) => ({ _id: i, kind: i % 10, n: i })));
  await rows.createIndexes([{ key: { kind: 1 } }]);
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const one = { q: { kind: 3 }, u: { $set: { n: 0 } } };
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

it.each<[string, mongo.Document, string | undefined, number, number, number]>([
  ['a search by an index', { find: 'rows', filter: { kind: 3 } }, 'kind_1', 10, 10, 10],
  ['a search by none', { find: 'rows', filter: { n: 3 } }, undefined, 0, 100, 1],
  ['the first', { find: 'rows', filter: { kind: 3 }, limit: 2 }, 'kind_1', 2, 2, 2],
  ['a match', { aggregate: 'rows', pipeline: [{ $match: { kind: 3 } }], cursor: {} }, 'kind_1', 10, 10, 10],
  [
    'a count',
    { aggregate: 'rows', pipeline: [{ $match: { kind: 3 } }, COUNT], cursor: {} },
    'kind_1',
    10,
    0,
    10,
  ],
  ['an update of all', { update: 'rows', updates: [{ ...one, multi: true }] }, 'kind_1', 10, 10, 0],
  ['an update of one', { update: 'rows', updates: [one] }, 'kind_1', 1, 1, 0],
  ['a delete', { delete: 'rows', deletes: [{ q: { kind: 3 }, limit: 0 }] }, 'kind_1', 10, 10, 0],
])('%s tells what it looked at', async (_what, command, indexName, keys, docs, returned) => {
  const { queryPlanner, executionStats } = await client
    .db()
    .command({ explain: command, verbosity: 'executionStats' });
  expect(queryPlanner.winningPlan.inputStage?.indexName).toBe(indexName);
  expect(executionStats).toMatchObject({
    totalKeysExamined: keys,
    totalDocsExamined: docs,
    nReturned: returned,
  });
  expect(await client.db().collection('rows').countDocuments({ kind: 3 })).toBe(10);
});

it('keeps to the bounds of the field that it sorts by, where sorting all that matches costs more', async () => {
  const wide = client.db().collection<{ _id: number; kind: number; n: number }>('wide');
  await wide.insertMany(Array.from({ length: 3_000 }, (_, i) => ({ _id: i, kind: i % 2, n: i })));
  await wide.createIndexes([{ key: { kind: 1 } }, { key: { n: 1 } }]);
  const filter = { kind: { $in: [0, 1] }, n: { $gte: 2_990 } };
  const explain = { find: 'wide', filter, sort: { n: 1 }, limit: 5 };
  const { executionStats } = await client.db().command({ explain, verbosity: 'executionStats' });
  expect(executionStats).toMatchObject({ totalKeysExamined: 5, nReturned: 5 });
});

it('takes another index where the one that serves most of the filter has many keys', async () => {
  const people = client.db().collection<{ _id: number }>('people');
  const person = (i: number) => ({ _id: i, role: 'student', type: 'free', batch: i % 300, name: `n ${i}` });
  await people.insertMany(Array.from({ length: 3_000 }, (_, i) => person(i)));
  await people.createIndexes([{ key: { role: 1, type: 1 } }, { key: { name: 1 } }, { key: { batch: 1 } }]);
  const filter = { role: 'student', type: 'free', batch: 7 };
  for (const rest of [{}, { sort: { name: 1 } }, { sort: { name: 1 }, limit: 5 }]) {
    const { executionStats } = await client.db().command({ explain: { find: 'people', filter, ...rest } });
    expect(executionStats.totalDocsExamined).toBe(10);
  }
});

it('looks at no more documents than there are ids in a list of them', async () => {
  const filter = { _id: { $in: [1, 2, 3] }, kind: { $in: [0, 1] } };
  const explain = { find: 'wide', filter, sort: { kind: 1 }, limit: 5 };
  const { executionStats } = await client.db().command({ explain });
  expect(executionStats).toMatchObject({ totalDocsExamined: 3, nReturned: 3 });
});

it('tells that how many have each value needs no look at a document', async () => {
  const pipeline = [{ $match: { kind: { $in: [3, 4] } } }, { $group: { _id: '$kind', n: { $sum: 1 } } }];
  const explain = { aggregate: 'rows', pipeline, cursor: {} };
  const { executionStats } = await client.db().command({ explain });
  expect(executionStats).toMatchObject({ totalDocsExamined: 0, totalKeysExamined: 20 });
});

it('a sort without an index is told', async () => {
  const { queryPlanner } = await client.db().command({ explain: { find: 'rows', sort: { n: 1 } } });
  expect(queryPlanner.winningPlan).toMatchObject({ stage: 'SORT', inputStage: { stage: 'COLLSCAN' } });
});

it('looks at one key for an id, whatever else is asked', async () => {
  const named = client.db().collection<{ _id: string; kind: number }>('named');
  await named.insertMany(Array.from({ length: 20 }, (_, i) => ({ _id: `n${i}`, kind: i % 2 })));
  await named.createIndexes([{ key: { kind: 1 } }]);
  for (const [kind, nReturned] of [
    [1, 1],
    [0, 0],
  ]) {
    const { queryPlanner, executionStats } = await client
      .db()
      .command({ explain: { find: 'named', filter: { _id: 'n3', kind } } });
    expect(queryPlanner.winningPlan.inputStage.indexName).toBe('_id_');
    expect(executionStats).toMatchObject({ totalKeysExamined: 1, totalDocsExamined: 1, nReturned });
  }
  expect(await named.findOne({ _id: 'n' })).toBeNull();
});

it('takes to an index that comes, and leaves one that goes or is marked as multikey', async () => {
  const rows = client.db().collection('changing');
  await rows.insertMany(Array.from({ length: 20 }, (_, i) => ({ a: i % 5, b: i })));
  const usedFor = async (explain: mongo.Document): Promise<unknown> =>
    (await client.db().command({ explain })).queryPlanner.winningPlan.inputStage?.indexName;
  const search = { find: 'changing', filter: { a: 1, b: 6 } };
  const paged = { find: 'changing', filter: { a: 1 }, sort: { b: 1 } };
  expect(await usedFor(search)).toBeUndefined();
  await rows.createIndexes([{ key: { a: 1 } }]);
  expect(await usedFor(search)).toBe('a_1');
  await rows.createIndexes([{ key: { a: 1, b: 1 } }]);
  expect(await usedFor(search)).toBe('a_1_b_1');
  expect(await usedFor(paged)).toBe('a_1_b_1');
  await rows.insertOne({ a: 1, b: [7, 8] });
  const { queryPlanner } = await client.db().command({ explain: paged });
  expect(queryPlanner.winningPlan.stage).toBe('SORT');
  await rows.dropIndex('a_1_b_1');
  expect(await usedFor(search)).toBe('a_1');
  expect(await rows.find(search.filter).toArray()).toHaveLength(1);
});
