import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './server';

type Pairs = [string, unknown][];

let folder: string;
let server: MongoServer;
let client: mongo.MongoClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-names-'));
  server = await MongoServer.start({ dataDir: folder, durability: 'none' });
  client = await mongo.MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => rows().deleteMany({}));

/** As it is sent: a Map keeps the order of its names. */
const ordered = (pairs: Pairs) => new Map(pairs) as unknown as mongo.Document & { _id: number };
const rows = () => client.db().collection<mongo.Document & { _id: number }>('rows');
/** The names as the bytes have them. */
const namesOf = (bytes: Buffer): string[] => {
  const names: string[] = [];
  for (const element of mongo.BSON.onDemand.parseToElements(bytes)) {
    const [, start, length] = element as unknown as number[];
    names.push(bytes.toString('utf8', start, (start as number) + (length as number)));
  }
  return names;
};
const stored = async (filter: object = {}) => {
  const [bytes] = (await rows().find(filter, { raw: true }).toArray()) as unknown as Buffer[];
  return namesOf(bytes as Buffer);
};

it('names that look like numbers keep their place, and _id comes first', async () => {
  await rows().insertOne(
    ordered([
      ['b', 1],
      ['2', 2],
      ['a', 3],
      ['1', 4],
      ['_id', 5],
    ]),
  );
  expect(await stored()).toEqual(['_id', 'b', '2', 'a', '1']);
  await rows().updateOne({}, { $set: { '0': 1, z: 1 }, $unset: { '2': '' } });
  expect(await stored()).toEqual(['_id', 'b', 'a', '1', '0', 'z']);
  expect(await rows().findOne()).toEqual({ _id: 5, b: 1, a: 3, 1: 4, 0: 1, z: 1 });
  await rows().replaceOne(
    { _id: 5 },
    ordered([
      ['y', 1],
      ['7', 1],
    ]),
  );
  expect(await stored()).toEqual(['_id', 'y', '7']);
  await rows().updateOne({ 3: 1 }, { $set: { x: 1, 4: 2 } }, { upsert: true });
  expect(await stored({ 3: 1 })).toEqual(['_id', '3', '4', 'x']);
});

it('are found, sorted out and counted by', async () => {
  const of = (pairs: Pairs) => ordered(pairs);
  await rows().insertMany([
    of([
      ['_id', 1],
      [
        'of',
        of([
          ['total', 5],
          ['2024', 3],
        ]),
      ],
      ['2', 'x'],
    ]),
    of([
      ['_id', 2],
      [
        'of',
        of([
          ['2024', 3],
          ['total', 5],
        ]),
      ],
      ['2', 'y'],
    ]),
  ]);
  const ids = async (filter: object) =>
    (await rows().find(filter).toArray()).map(({ _id }) => _id as unknown);
  expect(await ids({ 'of.2024': 3 })).toEqual([1, 2]);
  expect(
    await ids({
      of: of([
        ['total', 5],
        ['2024', 3],
      ]),
    }),
  ).toEqual([1]);
  expect(await ids({ 2: 'y' })).toEqual([2]);
  expect(await rows().distinct('of.2024')).toEqual([3]);
  expect(await rows().distinct('2')).toEqual(['x', 'y']);
  await rows().updateOne({ _id: 1 }, { $inc: { 'of.2024': 1, 'of.9': 1 } });
  expect(await rows().findOne({ _id: 1 }, { projection: { 'of.2024': 1, 'of.9': 1, _id: 0 } })).toEqual({
    of: { 2024: 4, 9: 1 },
  });
  const groups = await rows()
    .aggregate([{ $group: { _id: '$2', sum: { $sum: '$of.2024' } } }, { $sort: { _id: 1 } }])
    .toArray();
  expect(groups).toEqual([
    { _id: 'x', sum: 4 },
    { _id: 'y', sum: 3 },
  ]);
});

it('a name that looks as if it were marked is its own', async () => {
  await rows().insertOne(
    ordered([
      ['_id', 1],
      ['\uE0002', 'marked'],
      ['2', 'plain'],
      ['in', { '\uE0001': 1 }],
    ]),
  );
  expect(await stored()).toEqual(['_id', '\uE0002', '2', 'in']);
  expect(await rows().countDocuments({ '\uE0002': 'plain' })).toBe(0);
  expect(await rows().countDocuments({ '\uE0002': 'marked', 2: 'plain', 'in.\uE0001': 1 })).toBe(1);
});

const nested = (levels: number): mongo.Document => (levels > 1 ? { a: nested(levels - 1) } : {});
const code = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: unknown) => (error as mongo.MongoServerError).code,
  );

it('documents are kept up to 180 levels', async () => {
  expect(await code(rows().insertOne({ ...nested(180), _id: 1 }))).toBe(0);
  expect(await code(rows().insertOne({ ...nested(181), _id: 2 }))).toBe(15);
  expect(await code(rows().updateOne({ _id: 1 }, { $set: { b: nested(180) } }))).toBe(15);
  const path = 'x.'.repeat(9_000);
  expect(await code(rows().updateOne({ _id: 1 }, { $set: { [`${path}x`]: 1 } }))).toBe(15);
  expect(await code(client.db().command({ find: 'rows', filter: nested(300) }))).toBe(15);
  expect(await rows().countDocuments()).toBe(1);
});
