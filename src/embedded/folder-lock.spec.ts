import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './mongo/server';

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

  it.each(['', 'no json', JSON.stringify({ pid: process.pid, socket: '/nowhere.sock', socketFolder: null })])(
    'is taken over from a dead server that left the lock %j',
    async (content) => {
      await stop();
      writeFileSync(join(folder, 'mongo', 'server.lock'), content);
      await start();
      expect(await rows.countDocuments({})).toBe(0);
      expect(readdirSync(join(folder, 'mongo')).filter((name) => name.startsWith('server.lock'))).toEqual([
        'server.lock',
      ]);
    },
  );

  it('names a short socket that only its owner can reach', () => {
    const { socket } = JSON.parse(readFileSync(join(folder, 'mongo', 'server.lock'), 'utf8')) as {
      socket: string;
    };
    expect(socket.length).toBeLessThan(100);
    expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
  });
});

test('bytes that are no message close the connection and harm nobody', async () => {
  const { socket: path } = JSON.parse(readFileSync(join(folder, 'mongo', 'server.lock'), 'utf8')) as {
    socket: string;
  };
  const stranger = connect(path);
  const closed = once(stranger, 'close');
  stranger.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  await rows.insertOne({ _id: 1 });
  expect(await rows.countDocuments({})).toBe(1);
});
