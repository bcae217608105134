import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './server';

type Row = { _id: number; n?: number };

let folder: string;
let server: MongoServer;
let client: mongo.MongoClient;
let rows: mongo.Collection<Row>;

const start = async () => {
  server = await MongoServer.start({ dataDir: folder, durability: 'none' });
  client = await mongo.MongoClient.connect(server.uri);
  rows = client.db().collection<Row>('rows');
};
const stop = async () => {
  await client.close();
  await server.close();
};
const fill = (count: number) => rows.insertMany(Array.from({ length: count }, (_, i) => ({ _id: i, n: i })));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-count-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const counts = () =>
  Promise.all([rows.countDocuments(), rows.countDocuments({}), rows.estimatedDocumentCount()]);

it('a count of all is exact after every kind of write, a refused one and a new start', async () => {
  expect(await counts()).toEqual([0, 0, 0]);
  await fill(300);
  expect(await counts()).toEqual([300, 300, 300]);
  await rows.deleteMany({ _id: { $gte: 290 } });
  await rows.updateOne({ _id: 400 }, { $set: { n: 1 } }, { upsert: true });
  await rows.findOneAndDelete({ _id: 0 });
  await expect(rows.insertMany([{ _id: 500 }, { _id: 1 }, { _id: 501 }])).rejects.toThrow('E11000');
  expect(await counts()).toEqual([291, 291, 291]);
  await stop();
  await start();
  expect(await counts()).toEqual([291, 291, 291]);
  expect(await rows.countDocuments({}, { skip: 5, limit: 3 })).toBe(3);
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
}

it('a count of all looks at no document', async () => {
  await fill(5_000);
  const counting = (filter: object) =>
    timeOf(async () => expect(await rows.countDocuments(filter)).toBe(5_000));
  expect(await counting({ n: { $gte: 0 } })).toBeGreaterThan(2 * (await counting({})));
});

const countEach = async (match: object) => {
  const groups = await rows
    .aggregate<{ _id: unknown; n: number }>([{ $match: match }, { $group: { _id: '$n', n: { $sum: 1 } } }])
    .toArray();
  return Object.fromEntries(groups.map(({ _id, n }) => [String(_id), n]));
};

it.each<[string, mongo.IndexDescription[]]>([
  ['no index', []],
  ['an index', [{ key: { n: 1 } }]],
  ['a descending index with more behind', [{ key: { n: -1, _id: 1 } }]],
  ['a sparse index', [{ key: { n: 1 }, sparse: true }]],
])('a count of each value is exact with %s', async (_, indexes) => {
  if (indexes.length > 0) await rows.createIndexes(indexes);
  const values = [1, 1, 2, 2, 2, 3, undefined, null];
  await rows.insertMany(
    values.map((n, _id) => ({ _id, ...(n !== undefined && { n }) }) as Row),
    { ignoreUndefined: true },
  );
  await rows.updateOne({ _id: 0 }, { $set: { n: 3 } });
  await rows.deleteOne({ _id: 4 });
  expect(await countEach({ n: { $in: [1, 2, 2, 7, null] } })).toEqual({ 1: 1, 2: 2, null: 2 });
  expect(await countEach({ n: 3 })).toEqual({ 3: 2 });
  expect(await countEach({ n: { $gt: 1 } })).toEqual({ 2: 2, 3: 2 });
  expect(await countEach({ n: { $in: [2, 3], $gt: 2 } })).toEqual({ 3: 2 });
  expect(await countEach({ n: 3, _id: 0 })).toEqual({ 3: 1 });
  // From here on a document has several values.
  await rows.insertOne({ _id: 9, n: [2, 3] } as unknown as Row);
  expect(await countEach({ n: 3 })).toEqual({ 3: 2, '2,3': 1 });
});

it('a count of each value of an index looks at no document', async () => {
  await fill(5_000);
  await rows.updateMany({}, { $set: { n: 1, other: 1 } });
  await rows.createIndexes([{ key: { n: 1 } }]);
  const counting = (match: object) =>
    timeOf(async () => expect(await countEach(match)).toEqual({ 1: 5_000 }));
  expect(await counting({ n: 1, other: 1 })).toBeGreaterThan(2 * (await counting({ n: 1 })));
});

it('what two indexes could serve is looked up in the narrower', async () => {
  await fill(5_000);
  await rows.updateMany({}, { $set: { kind: 'all' } });
  await rows.createIndexes([{ key: { kind: 1 } }, { key: { n: 1 } }]);
  const finding = (filter: object) =>
    timeOf(async () => expect(await rows.find(filter).toArray()).toHaveLength(1));
  expect(await finding({ kind: 'all', n: 7 })).toBeLessThan(8 * (await finding({ n: 7 })));
});

it('what two wide indexes could serve is counted by the narrower', async () => {
  await fill(12_000);
  await rows.updateMany({}, { $set: { kind: 'all' } });
  await rows.updateMany({ _id: { $lt: 1_200 } }, { $set: { part: 1 } });
  await rows.createIndexes([{ key: { kind: 1 } }, { key: { part: 1 } }]);
  const counting = (filter: object) =>
    timeOf(async () => expect(await rows.countDocuments({ ...filter, other: null })).toBe(1_200));
  expect(await counting({ kind: 'all', part: 1 })).toBeLessThan(3 * (await counting({ part: 1 })));
});
