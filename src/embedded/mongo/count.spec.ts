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
  expect(await countEach({})).toEqual({ 1: 1, 2: 2, 3: 2, null: 2 });
  expect(await countEach({ n: { $gt: 1 } })).toEqual({ 2: 2, 3: 2 });
  expect(await countEach({ n: { $in: [2, 3], $gt: 2 } })).toEqual({ 3: 2 });
  expect(await countEach({ n: 3, _id: 0 })).toEqual({ 3: 1 });
  // From here on a document has several values.
  await rows.insertOne({ _id: 9, n: [2, 3] } as unknown as Row);
  expect(await countEach({ n: 3 })).toEqual({ 3: 2, '2,3': 1 });
  expect(await countEach({})).toEqual({ 1: 1, 2: 2, 3: 2, null: 2, '2,3': 1 });
});

it('a count of each value of an index looks at hardly a document', async () => {
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
  const reading = await finding({ kind: 'all', n: { $not: { $ne: 7 } } });
  expect(2 * (await finding({ kind: 'all', n: 7 }))).toBeLessThan(reading);
});

it('what two wide indexes could serve is counted by the narrower', async () => {
  await fill(12_000);
  await rows.updateMany({}, { $set: { kind: 'all' } });
  await rows.updateMany({ _id: { $lt: 1_200 } }, { $set: { part: 1 } });
  await rows.createIndexes([{ key: { kind: 1 } }, { key: { part: 1 } }]);
  const counting = (filter: object) =>
    timeOf(async () => expect(await rows.countDocuments({ ...filter, other: null })).toBe(1_200));
  expect(await counting({ kind: 'all', part: 1 })).toBeLessThan(5 * (await counting({ part: 1 })));
});

type Wide = { _id: number; kind?: string | null; at?: Date | null; on?: boolean; n?: unknown };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const wide = (): mongo.Collection<Wide> => client.db().collection<Wide>('wide');
const WIDE_ROWS: Omit<Wide, '_id'>[] = [
  { kind: 'pro', at: at(1), on: true },
  { kind: 'pro', at: at(2), on: false },
  { kind: 'pro', at: at(3), on: true },
  { kind: 'pro', at: null, on: true },
  { kind: 'pro' },
  { kind: 'free', at: at(2), on: true },
  { kind: 'fr', at: at(2) },
  { kind: 'free\u0000', at: at(2) },
  { kind: null, at: at(2), on: false },
  { at: at(9) },
  {},
];
const WIDE_COUNTS: [mongo.Filter<Wide>, number][] = [
  [{ kind: 'pro' }, 5],
  [{ kind: 'free' }, 1],
  [{ kind: null }, 3],
  [{ kind: { $in: ['pro', 'free', 'pro'] } }, 6],
  [{ kind: { $in: [] } }, 0],
  [{ at: { $gt: at(2) } }, 2],
  [{ at: { $gte: at(2) } }, 7],
  [{ at: { $lt: at(2) } }, 1],
  [{ at: { $lte: at(2) } }, 6],
  [{ at: { $gt: at(1), $lt: at(3) } }, 5],
  [{ at: { $gt: at(3), $lt: at(1) } }, 0],
  [{ kind: 'pro', at: { $gt: at(1) } }, 2],
  [{ kind: 'pro', at: { $lte: at(2) } }, 2],
  [{ kind: 'pro', at: null }, 2],
  [{ kind: { $in: ['pro', 'free'] }, at: { $gte: at(2), $lte: at(3) } }, 3],
  [{ $and: [{ kind: 'pro' }, { at: { $gt: at(1) } }] }, 2],
  [{ $and: [{ at: { $gt: at(1) } }, { at: { $lt: at(3) } }] }, 5],
  [{ kind: { $gt: 'f', $lt: 'g' } }, 3],
  [{ kind: { $gte: 'free' } }, 7],
  [{ kind: 'pro', on: true }, 3],
  [{ kind: 'pro', at: { $gt: at(1) }, on: true }, 1],
  [{ kind: { $ne: 'pro' } }, 6],
  [{ $nor: [{ kind: 'pro' }] }, 6],
  [{ $nor: [{ kind: 'pro', at: { $gt: at(1) } }] }, 9],
  [{ $and: [{ at: at(2) }, { $nor: [{ kind: 'pro' }] }] }, 4],
  [{ $and: [{ kind: 'pro' }, { $nor: [{ at: { $gt: at(1) } }] }] }, 3],
  [{ $nor: [{ kind: 'pro' }, { at: at(2) }] }, 2],
  [{ $nor: [{ $nor: [{ kind: 'pro' }] }] }, 5],
  [{ $or: [{ kind: 'free' }, { kind: 'fr' }] }, 2],
  [{ kind: /^fr/ }, 3],
  [{ n: Number.NaN }, 0],
  [{ kind: 'x'.repeat(4_000) }, 0],
];

it.each<[string, mongo.IndexDescription[]]>([
  ['no index', []],
  ['indexes', [{ key: { kind: 1, at: 1, _id: 1 } }, { key: { at: 1, _id: 1 } }]],
  ['descending indexes', [{ key: { kind: -1, at: -1 } }, { key: { at: -1, kind: 1 } }]],
  ['a mixed index', [{ key: { kind: 1, at: -1 } }, { key: { on: 1, kind: -1 } }]],
  [
    'sparse indexes',
    [
      { key: { kind: 1 }, sparse: true },
      { key: { at: 1 }, sparse: true },
    ],
  ],
])('a count of what a filter matches is exact with %s', async (_, indexes) => {
  if (indexes.length > 0) await wide().createIndexes(indexes);
  await wide().insertMany(WIDE_ROWS.map((row, _id) => ({ _id, ...row })));
  const counted = await Promise.all(WIDE_COUNTS.map(([filter]) => wide().countDocuments(filter)));
  expect(WIDE_COUNTS.map(([filter], i) => [filter, counted[i]])).toEqual(WIDE_COUNTS);
  await wide().insertOne({ _id: 20, kind: 'pro', at: [at(1), at(9)] as unknown as Date });
  expect(await wide().countDocuments({ at: { $gt: at(1), $lt: at(9) } })).toBe(7);
  await wide().insertOne({ _id: 21, kind: 'x'.repeat(4_000) });
  expect(await wide().countDocuments({ kind: 'x'.repeat(4_000) })).toBe(1);
});

it('a count of what an index tells looks at no document', async () => {
  await fill(5_000);
  await rows.updateMany({}, { $set: { kind: 'all', other: 1 } });
  await rows.createIndexes([{ key: { kind: 1 } }]);
  const counting = (filter: object) =>
    timeOf(async () => expect(await rows.countDocuments(filter)).toBe(5_000));
  expect(await counting({ kind: 'all', other: 1 })).toBeGreaterThan(2 * (await counting({ kind: 'all' })));
});
