import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './mongo/server';
import { beginningOf } from './running-process';
import { socketPath, socketPathOf } from './socket-path';

type Row = { _id: number; name?: string };

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

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-folder-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

describe('the folder', () => {
  it('keeps documents, indexes and counters of a closed server', async () => {
    await rows.createIndexes([{ key: { name: 1 }, unique: true }]);
    await rows.insertMany([
      { _id: 1, name: 'a' },
      { _id: 2, name: 'b' },
    ]);
    await stop();
    await start();
    await rows.insertOne({ _id: 3, name: 'c' });
    await expect(rows.insertOne({ _id: 4, name: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect((await rows.find().toArray()).map(({ _id }) => _id)).toEqual([1, 2, 3]);
  });

  it('is held by one server alone', async () => {
    await expect(MongoServer.start({ dataDir: folder, durability: 'none' })).rejects.toThrow(
      /in use by another Cohort/,
    );
    expect(await rows.countDocuments({})).toBe(0);
  });

  it.each([
    '',
    'no json',
    'null',
    '{"pid":1}',
    JSON.stringify({ pid: process.pid, socket: '/nowhere.sock' }),
    JSON.stringify({ pid: process.pid, began: 'before the last boot', socket: '/nowhere.sock' }),
  ])('is taken over from a dead server that left the lock %j', async (content) => {
    await stop();
    writeFileSync(join(folder, 'mongo', 'server.lock'), content);
    await start();
    expect(await rows.countDocuments({})).toBe(0);
    expect(readdirSync(join(folder, 'mongo')).filter((name) => name.startsWith('server.lock'))).toEqual([
      'server.lock',
    ]);
  });
});

describe('an owner that does not answer', () => {
  const IN_USE = `(process ${process.pid}) that does not answer: stop it, if need be with kill -9 ${process.pid}`;
  const leaveLock = (owner: object) =>
    writeFileSync(join(folder, 'mongo', 'server.lock'), JSON.stringify({ pid: process.pid, ...owner }));
  const startAgain = () => MongoServer.start({ dataDir: folder, durability: 'none' });

  beforeEach(() => stop());
  afterEach(async () => {
    rmSync(join(folder, 'mongo', 'server.lock'));
    await start();
  });

  it('is alive while its process is', async () => {
    leaveLock({ began: beginningOf(process.pid), socket: '/nowhere.sock' });
    await expect(startAgain()).rejects.toThrow(IN_USE);
  });

  it('is alive while it holds its socket', async () => {
    const socket = socketPath('lock-of-a-stuck-process');
    const stuck = createServer().listen(socket);
    await once(stuck, 'listening');
    leaveLock({ socket });
    await expect(startAgain()).rejects.toThrow(IN_USE);
    stuck.close();
  });
});

test('bytes that are no message close the connection and harm nobody', async () => {
  const stranger = connect(socketPathOf(join(folder, 'mongo')));
  const closed = once(stranger, 'close');
  stranger.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  await rows.insertOne({ _id: 1 });
  expect(await rows.countDocuments({})).toBe(1);
});
