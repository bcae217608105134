import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from '../../../src/embedded/mongo/server';

let folder: string;
let server: MongoServer;
let client: mongo.MongoClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-arrays-'));
  server = await MongoServer.start({ dataDir: folder, durability: 'none' });
  client = await mongo.MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

type Row = mongo.Document & { _id: number };
let collections = 0;

/** A collection with these rows, without an index and with some. */
async function filled(docs: object[], keys: mongo.IndexDescription['key'][]) {
  const rows = client.db().collection<Row>(`rows${++collections}`);
  if (docs.length > 0) await rows.insertMany(docs.map((doc, _id) => ({ _id, ...doc })));
  if (keys.length > 0) await rows.createIndexes(keys.map((key) => ({ key })));
  return rows;
}

const code = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: unknown) => (error as mongo.MongoServerError).code,
  );

const OF_ARRAYS = [{ a: [] }, { a: [1] }, { a: [{ x: 1 }] }, { a: [{ y: 1 }] }, {}];

it.each<[string, mongo.Document[], mongo.Document, number]>([
  ['nothing in arrays', OF_ARRAYS, { 'a.x': null }, 2],
  ['nothing where an array of one is', [{ a: [null] }, { a: [[]] }, { a: null }, {}], { a: null }, 3],
  ['one element', [{ a: ['x'] }, { a: 'x' }, { a: [['x']] }], { a: 'x' }, 2],
  [
    'two paths of one array, in two elements',
    [
      {
        a: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      },
      { a: [{ x: 1, y: 3 }] },
    ],
    { 'a.x': 1, 'a.y': 4 },
    1,
  ],
])('a count of %s is the same with every index', async (_what, docs, filter, count) => {
  const [a, x, both] = [{ a: 1 }, { 'a.x': 1 }, { 'a.x': 1, 'a.y': -1 }] as const;
  for (const keys of [[], [a], [x], [both], [a, x, both]]) {
    const rows = await filled(docs, keys);
    expect([keys, await rows.countDocuments(filter)]).toEqual([keys, count]);
    expect([keys, (await rows.find(filter).toArray()).length]).toEqual([keys, count]);
  }
});

it('a group by an array of one element is that array', async () => {
  for (const keys of [[], [{ a: 1 }]] as const) {
    const rows = await filled([{ a: [1] }, { a: [1] }, { a: [] }], [...keys]);
    const groups = await rows
      .aggregate([{ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { n: 1 } }])
      .toArray();
    expect(groups).toEqual([
      { _id: [], n: 1 },
      { _id: [1], n: 2 },
    ]);
    const sameGroups = await rows.aggregate([{ $group: { _id: '$a', n: { $sum: 1 } } }]).toArray();
    expect(sameGroups).toHaveLength(2);
  }
});

it('a list of values of an indexed path in an array are those of the documents', async () => {
  const rows = await filled([{ a: [{ x: 1 }] }, { a: { x: 1 } }], [{ 'a.x': 1 }]);
  const groups = await rows.aggregate([{ $group: { _id: '$a.x', n: { $sum: 1 } } }]).toArray();
  expect(groups).toEqual([
    { _id: [1], n: 1 },
    { _id: 1, n: 1 },
  ]);
});

const PARALLEL = [
  { a: [1, 2], b: [3, 4] },
  { a: [1], b: [2] },
  { a: [], b: [2] },
  { a: [{ x: [1] }], b: [2] },
];

it.each(PARALLEL)('two arrays are not in one index: %j', async (doc) => {
  const rows = await filled([], [{ a: 1, b: 1 }]);
  const error = await rows.insertOne({ _id: 1, ...doc }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 171,
    message: expect.stringContaining('cannot index parallel arrays [b] [a]') as string,
  });
  expect(await rows.countDocuments()).toBe(0);
  const later = await filled([doc], []);
  expect(await code(later.createIndexes([{ key: { a: 1, b: 1 } }]))).toBe(171);
  expect(await later.indexes()).toHaveLength(1);
  expect(await code(later.find().sort({ a: 1, b: 1 }).toArray())).toBe(2);
});

it('two paths of one array are in one index, an entry for each element', async () => {
  const rows = client.db().collection<Row>('elements');
  await rows.createIndexes([{ key: { 'a.x': 1, 'a.y': 1 }, unique: true }]);
  await rows.insertOne({
    _id: 1,
    a: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  });
  await rows.insertOne({
    _id: 2,
    a: [
      { x: 1, y: 4 },
      { x: 3, y: 2 },
    ],
  });
  expect(await code(rows.insertOne({ _id: 3, a: [{ x: 3, y: 4 }] }))).toBe(11000);
  expect(await rows.countDocuments({ 'a.x': 1, 'a.y': 2 })).toBe(2);
});

it('a sort by two paths of one array compares elements, not their fields apart', async () => {
  const docs = [
    {
      a: [
        { x: 2, y: 1 },
        { x: 1, y: 9 },
      ],
    },
    { a: [{ x: 1, y: 5 }] },
  ];
  for (const keys of [[], [{ 'a.x': 1, 'a.y': 1 }]] as const) {
    const rows = await filled(docs, [...keys]);
    const sorted = await rows.find().sort({ 'a.x': 1, 'a.y': 1 }).toArray();
    expect(sorted.map(({ _id }) => _id)).toEqual([1, 0]);
  }
});

it('a sparse index leaves out the elements that lack its field alone', async () => {
  const rows = client.db().collection<Row>('sparse');
  await rows.createIndexes([{ key: { 'a.x': 1 }, sparse: true, unique: true }]);
  await rows.insertMany([
    { _id: 1, a: [{}, { x: 1 }] },
    { _id: 2, a: [{}, { x: 2 }] },
    { _id: 3, a: [] },
    { _id: 4 },
  ]);
  expect(await rows.countDocuments({ 'a.x': { $gt: 0 } })).toBe(2);
  expect(await rows.countDocuments({ 'a.x': null })).toBe(3);
});
