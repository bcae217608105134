import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { expectIndexesToAgree } from './index-agreement';
import { startStore, type StoreProcess, stopStore } from './store-process';

const ROWS = 40_000;
const BATCH = 10_000;

type Row = { _id: number; n: number; text: string; to?: string };

let folder: string;
let store: StoreProcess;
let client: mongo.MongoClient;
const rows = () => client.db().collection<Row>('rows');
const others = () => client.db().collection<{ _id: number }>('others');

const start = async () => {
  store = await startStore(folder);
  client = await mongo.MongoClient.connect(store.uri, { serverSelectionTimeoutMS: 10_000 });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-long-'));
  await start();
  for (let from = 0; from < ROWS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, i) => ({
      _id: from + i,
      n: from + i,
      text: `t${(from + i) % 977}`,
    }));
    await rows().insertMany(batch);
  }
});
afterEach(async () => {
  await client.close(true);
  await stopStore(store, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

const LONG: Record<string, () => Promise<unknown>> = {
  index: () => rows().createIndexes([{ key: { text: 1, n: -1 } }]),
  update: () => rows().updateMany({}, { $set: { to: 'all' } }),
  delete: () => rows().deleteMany({ n: { $gte: 0 } }),
  'update of the first of many in order': () =>
    rows().findOneAndUpdate({ text: { $ne: 'none' } }, { $set: { to: 'one' } }, { sort: { text: -1 } }),
};

it.each(Object.keys(LONG))('others are answered before a long %s ends', async (name) => {
  let hasEnded = false;
  const long = LONG[name]?.().then(() => (hasEnded = true));
  await others().insertOne({ _id: 1 });
  await others().findOne({ _id: 1 });
  await client.db('admin').command({ hello: 1 });
  const hadEnded = hasEnded;
  await long;
  expect(hadEnded).toBe(false);
});

it('an index holds what is written while it is built', async () => {
  const building = LONG.index?.();
  await rows().insertOne({ _id: ROWS, n: ROWS, text: 'new' });
  await rows().updateOne({ _id: 7 }, { $set: { text: 'early' } });
  await rows().updateOne({ _id: ROWS - 7 }, { $set: { text: 'late' } });
  await rows().deleteMany({ _id: { $in: [8, ROWS - 8] } });
  expect(await rows().indexes()).toHaveLength(1);
  await building;
  expect(await rows().indexes()).toHaveLength(2);
  for (const text of ['new', 'early', 'late']) expect(await rows().countDocuments({ text })).toBe(1);
  await client.close();
  await stopStore(store);
  await expectIndexesToAgree(folder);
});

it('an index that a later document does not fit is not made, and the document stays', async () => {
  const building = rows()
    .createIndexes([{ key: { n: 1 }, unique: true }, { key: { text: 1 } }])
    .catch((error: unknown) => error);
  await rows().insertOne({ _id: ROWS, n: 3, text: 'twice' });
  expect(await building).toMatchObject({ code: 11000, codeName: 'DuplicateKey' });
  expect(await rows().indexes()).toHaveLength(1);
  expect(await rows().countDocuments({ n: 3 })).toBe(2);
});

it('two that ask for one index while it is built both get it', async () => {
  await Promise.all([LONG.index?.(), LONG.index?.(), others().insertOne({ _id: 1 })]);
  expect(await rows().indexes()).toHaveLength(2);
});

it('a long update takes each document as it is by then, and none twice', async () => {
  await rows().createIndexes([{ key: { n: 1 } }]);
  const updating = rows().updateMany({ n: { $gte: 0 } }, { $inc: { n: 1_000_000 } });
  await rows().updateOne({ _id: ROWS - 1 }, { $set: { n: -1 } });
  await rows().deleteOne({ _id: ROWS - 2 });
  expect((await updating).modifiedCount).toBe(ROWS - 2);
  expect(await rows().findOne({ _id: ROWS - 1 })).toMatchObject({ n: -1 });
  expect(await rows().countDocuments({ n: { $gte: 2_000_000 } })).toBe(0);
});

it.each(['index', 'update', 'delete'])('a drop of the collection ends a long %s', async (name) => {
  const long = LONG[name]?.().catch((error: unknown) => error);
  await others().insertOne({ _id: 1 });
  await rows().drop();
  expect(await long).toMatchObject({ code: name === 'index' ? 276 : 175 });
  expect(await rows().countDocuments()).toBe(0);
  await rows().insertOne({ _id: 1, n: 1, text: 'again' });
  expect(await rows().find().toArray()).toHaveLength(1);
});

it.each(['index', 'update', 'delete'])(
  'kill -9 in the middle of a long %s loses nothing acknowledged',
  async (name) => {
    const long = LONG[name]?.().then(
      () => 'ended',
      () => 'cut off',
    );
    await Promise.all([0, 1, 2, 3, 4].map((_id) => others().insertOne({ _id })));
    await stopStore(store, 'SIGKILL');
    expect(await long).toBe('cut off');
    await client.close(true);
    await expectIndexesToAgree(folder);
    await start();
    expect(await others().countDocuments()).toBe(5);
    expect((await rows().indexes()).map((index) => index.name as string)).toEqual(['_id_']);
    if (name !== 'delete') expect(await rows().countDocuments()).toBe(ROWS);
    expect(await rows().find({ text: 't5', n: 5 }).toArray()).toHaveLength(name === 'delete' ? 0 : 1);
    await LONG.index?.();
    expect(await rows().countDocuments({ text: 't5' })).toBe(
      (await rows().distinct('n', { text: 't5' })).length,
    );
  },
);

it('a store that is told to stop does not wait for a long write', async () => {
  const long = LONG.index?.().catch((error: unknown) => error);
  await others().insertOne({ _id: 1 });
  expect(await stopStore(store, 'SIGTERM')).toMatchObject({ code: 0 });
  await long;
  await start();
  expect(await others().countDocuments()).toBe(1);
});
