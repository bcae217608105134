import { mongo } from 'mongoose';
import { OUT_OF_DISK_SPACE } from '../../../src/core/disk/disk-space';
import { RESERVED_BYTES } from '../../../src/domain/health/disk-limits';
import { MongoServer } from '../../../src/embedded/mongo/server';
import { mountSmallDisk, type SmallDisk } from '../../support/small-disk';
import { expectIndexesToAgree } from './index-agreement';

type Item = { _id: number; text: string };

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 96;
/** An update of so many by so much needs more than what is kept free: it meets the end of the disk in its middle. */
const ITEMS = Array.from({ length: 40 }, (_, n): Item => ({ _id: n, text: `kept ${n}` }));
const LARGE = { text: 'x'.repeat(MEGABYTE) };
const FULL = { code: OUT_OF_DISK_SPACE };

let disk: SmallDisk;
let server: MongoServer;
let client: mongo.MongoClient;
let items: mongo.Collection<Item>;

beforeAll(async () => {
  disk = await mountSmallDisk(DISK_MEGABYTES);
  server = await MongoServer.start({ dataDir: disk.dataDir, durability: 'fsync' });
  client = await mongo.MongoClient.connect(server.uri);
  items = client.db().collection<Item>('items');
  await items.createIndexes([{ key: { text: 1 } }]);
  await items.insertMany(ITEMS);
});
afterAll(async () => {
  await client.close();
  await server.close();
});
afterAll(() => disk.remove());
afterEach(() => disk.free());

const stored = () => items.find().sort({ _id: 1 }).toArray();

/** Whether it is as it was, or changed as a whole. */
const isWhole = ({ _id, text }: Item) => text === `kept ${_id}` || text === LARGE.text;
const isChanged = ({ text }: Item) => text === LARGE.text;

it('takes of a long update what found room, each item as a whole, and answers the reads beside it', async () => {
  disk.fill(RESERVED_BYTES + MEGABYTE);
  const [written, read] = await Promise.allSettled([items.updateMany({}, { $set: LARGE }), stored()]);
  expect(written).toMatchObject({ status: 'rejected', reason: FULL });
  expect(read).toMatchObject({ status: 'fulfilled', value: { length: ITEMS.length } });
  const left = await stored();
  expect(left.filter((item) => !isWhole(item))).toEqual([]);
  expect(left).toHaveLength(ITEMS.length);
  expect(left.every(isChanged)).toBe(false);
});

it('refuses writes before the disk is full, and takes them again when there is room', async () => {
  const before = (await stored()).map(isChanged);
  disk.fill(RESERVED_BYTES / 2);
  await expect(items.insertOne({ _id: 100, text: 'refused' })).rejects.toMatchObject(FULL);
  await expect(items.deleteOne({ _id: 1 })).rejects.toMatchObject(FULL);
  disk.fill();
  expect((await stored()).map(isChanged)).toEqual(before);
  disk.free();
  await items.insertOne({ _id: 100, text: 'taken' });
  expect(await stored()).toHaveLength(ITEMS.length + 1);
});

it('has an order in its indexes afterwards', async () => {
  await client.close();
  await server.close();
  await expectIndexesToAgree(disk.dataDir);
});
