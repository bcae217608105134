import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './server';

let folder: string;
let server: MongoServer;
let client: mongo.MongoClient;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-options-'));
  server = await MongoServer.start({ dataDir: folder, durability: 'none' });
  client = await mongo.MongoClient.connect(server.uri);
  await client
    .db()
    .collection<{ _id: number }>('rows')
    .insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
});
afterEach(async () => {
  await client.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const answerTo = (command: mongo.Document): Promise<mongo.Document> =>
  client
    .db()
    .command(command)
    .catch((error: unknown) => (error as mongo.MongoServerError).errorResponse);
const rows = () => client.db().collection('rows');
const index = (spec: object) => ({
  createIndexes: 'rows',
  indexes: [{ key: { a: 1 }, name: 'a_1', ...spec }],
});
const modify = (options: object) => ({ findAndModify: 'rows', query: { _id: 1 }, ...options });
const find = (options: object) => ({ find: 'rows', ...options });
const insert = (options: object) => ({ insert: 'rows', documents: [{ _id: 9 }], ...options });

const REFUSED: [string, mongo.Document, number, string, string][] = [
  ['an index over nothing', index({ key: {} }), 67, 'CannotCreateIndex', 'empty'],
  ['an index in no direction', index({ key: { a: NaN } }), 67, 'CannotCreateIndex', "'a'"],
  ['an index without a name', index({ name: '' }), 67, 'CannotCreateIndex', 'name'],
  ['no index', { createIndexes: 'rows', indexes: [] }, 2, 'BadValue', 'index'],
  ['an index unique by a text', index({ unique: 'yes' }), 14, 'TypeMismatch', 'unique'],
  ['an index sparse by a text', index({ sparse: 'yes' }), 14, 'TypeMismatch', 'sparse'],
  ['an index by a position', index({ key: { 'a.0': 1 } }), 238, 'NotImplemented', "'a.0'"],
  ['a sort by a position', find({ sort: { 'a.0': 1 } }), 238, 'NotImplemented', "'a.0'"],
  ['the name of the index of _id for another', index({ name: '_id_' }), 2, 'BadValue', '_id_'],
  [
    'a sparse index of _id',
    index({ key: { _id: 1 }, name: 'id', sparse: true }),
    197,
    'InvalidIndexSpecificationOption',
    'sparse',
  ],
  ['an unknown level to read at', find({ readConcern: { level: 'loud' } }), 2, 'BadValue', 'loud'],
  [
    'reading at a point in time',
    find({ readConcern: { level: 'snapshot' } }),
    238,
    'NotImplemented',
    'readConcern.level snapshot',
  ],
  [
    'reading after a time',
    find({ readConcern: { afterClusterTime: new mongo.Timestamp({ t: 1, i: 1 }) } }),
    238,
    'NotImplemented',
    'readConcern.afterClusterTime',
  ],
  [
    'a level to read at that is no document',
    find({ readConcern: 'local' }),
    14,
    'TypeMismatch',
    'readConcern',
  ],
  ['more copies than there are', insert({ writeConcern: { w: 5 } }), 2, 'BadValue', "'w' > 1"],
  ['copies by a tag', insert({ writeConcern: { w: 'far' } }), 2, 'BadValue', 'far'],
  ['an unknown care for a write', insert({ writeConcern: { care: 1 } }), 9, 'FailedToParse', 'care'],
  ['a care for a read', find({ writeConcern: { w: 1 } }), 72, 'InvalidOptions', 'writeConcern'],
  ['a limit of time', find({ maxTimeMS: 5 }), 238, 'NotImplemented', 'find.maxTimeMS'],
  ['a limit of time for a write', insert({ maxTimeMS: 5 }), 238, 'NotImplemented', 'insert.maxTimeMS'],
  [
    'removing with an update',
    modify({ remove: true, update: { $set: { a: 1 } } }),
    9,
    'FailedToParse',
    'remove',
  ],
  ['removing with new', modify({ remove: true, new: true }), 9, 'FailedToParse', 'new'],
  ['removing with upsert', modify({ remove: true, upsert: true }), 9, 'FailedToParse', 'upsert'],
  ['neither removing nor an update', modify({}), 9, 'FailedToParse', 'remove'],
  ['removing by a text', modify({ remove: 'yes' }), 14, 'TypeMismatch', 'remove'],
  ['an order that is a text', insert({ ordered: 'no' }), 14, 'TypeMismatch', 'ordered'],
  [
    'an unknown option of a cursor',
    { listIndexes: 'rows', cursor: { x: 1 } },
    238,
    'NotImplemented',
    'cursor.x',
  ],
  [
    'an aggregation of a database',
    { aggregate: 1, pipeline: [], cursor: {} },
    238,
    'NotImplemented',
    'supported',
  ],
  [
    'an aggregation of a number',
    { aggregate: 2, pipeline: [], cursor: {} },
    9,
    'FailedToParse',
    'collection',
  ],
  ['an unknown command', { frobnicate: 1 }, 59, 'CommandNotFound', 'frobnicate'],
  [
    'an unknown stage',
    { aggregate: 'rows', pipeline: [{ a: 1, b: 1 }], cursor: {} },
    40323,
    'Location40323',
    'one',
  ],
];

it.each(REFUSED)('%s is refused by name', async (_what, command, code, codeName, named) => {
  const answer = await answerTo(command);
  expect(answer).toMatchObject({ ok: 0, code, codeName, errmsg: expect.stringContaining(named) as string });
  expect(await rows().countDocuments()).toBe(3);
});

it.each<[string, mongo.Document]>([
  [
    'update with multi by a text',
    { update: 'rows', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: 'all' }] },
  ],
  ['delete with a limit of two', { delete: 'rows', deletes: [{ q: {}, limit: 2 }] }],
  ['delete without a limit', { delete: 'rows', deletes: [{ q: {} }] }],
])('%s is refused and changes nothing', async (_what, command) => {
  const { writeErrors } = await answerTo(command);
  expect(writeErrors).toHaveLength(1);
  expect(await rows().countDocuments({ a: { $exists: false } })).toBe(3);
});

it.each<[string, mongo.Document]>([
  ['a level to read at that one store always keeps', find({ readConcern: { level: 'majority' } })],
  ['no level to read at', find({ readConcern: {}, maxTimeMS: 0 })],
  ['a write on the disk', insert({ writeConcern: { w: 'majority', j: true, wtimeout: 0 } })],
  ['an index that is not unique, by number', index({ unique: 0, sparse: 0, background: 1 })],
])('%s is answered', async (_what, command) => {
  expect(await answerTo(command)).toMatchObject({ ok: 1 });
});

it('numbers stand for yes and no', async () => {
  await answerTo(index({ unique: 1, sparse: 1 }));
  expect(await rows().indexes()).toContainEqual(expect.objectContaining({ unique: true, sparse: true }));
  const duplicates = [
    { _id: 11, a: 1 },
    { _id: 12, a: 1 },
    { _id: 13, a: 2 },
  ];
  const { n, writeErrors } = await answerTo({ insert: 'rows', documents: duplicates, ordered: 0 });
  expect([n, writeErrors]).toEqual([2, [expect.objectContaining({ index: 1, code: 11000 })]]);
});

it('a collection has 64 indexes at most', async () => {
  const indexes = Array.from({ length: 64 }, (_, i) => ({ key: { [`f${i}`]: 1 }, name: `f${i}` }));
  expect(await answerTo({ createIndexes: 'rows', indexes })).toMatchObject({
    code: 67,
    codeName: 'CannotCreateIndex',
  });
  expect(await rows().indexes()).toHaveLength(1);
  expect(await answerTo({ createIndexes: 'rows', indexes: indexes.slice(1) })).toMatchObject({ ok: 1 });
  expect(await answerTo({ createIndexes: 'rows', indexes: indexes.slice(0, 2) })).toMatchObject({ code: 67 });
  expect(await answerTo({ createIndexes: 'rows', indexes: indexes.slice(1, 3) })).toMatchObject({ ok: 1 });
});

it('a list of collections gives their names alone where these are asked for, in batches', async () => {
  await client.db().createCollection('others');
  const { cursor } = await answerTo({ listCollections: 1, nameOnly: true, cursor: { batchSize: 1 } });
  expect(cursor.firstBatch).toEqual([{ name: expect.any(String) as string, type: 'collection' }]);
  expect(String(cursor.id)).not.toBe('0');
});
