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

it('a count of all looks at no document', async () => {
  await fill(5_000);
  const timeOf = async (filter: object) => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const begin = performance.now();
      expect(await rows.countDocuments(filter)).toBe(5_000);
      times.push(performance.now() - begin);
    }
    return Math.min(...times);
  };
  expect(await timeOf({ n: { $gte: 0 } })).toBeGreaterThan(2 * (await timeOf({})));
});
