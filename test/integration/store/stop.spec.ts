import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongo } from 'mongoose';
import { socketPathOf } from '../../../src/embedded/socket-path';
import { startServer } from '../../support/server';
import { waitFor } from '../../support/waiting';
import { startStore, stopStore, tryStore, withDatabase } from './store-process';

const START = resolve(__dirname, '../../../dist/src/embedded/mongo/start.js');
/** What a process manager gives a process before it kills. */
const LIMIT_MS = 10_000;
const WRITERS = 10;
const BATCH = 500;
const ENOUGH_BATCHES = 20;

// Two of them wait for the end of a process that is stuck.
jest.setTimeout(90_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-stop-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Begins a write that nobody lives to see the end of: its filter tries every way to split a run of letters. */
async function beginEndlessWrite(uri: string): Promise<mongo.MongoClient> {
  const client = await mongo.MongoClient.connect(uri);
  const items = client.db('stop').collection<{ _id: string; name: string }>('items');
  await items.insertOne({ _id: 'acknowledged', name: `${'a'.repeat(60)}!` });
  items.updateMany({ name: /^(a+)+$/ }, { $set: { name: 'changed' } }).catch(() => undefined);
  const isStuck = () =>
    mongo.MongoClient.connect(uri, { serverSelectionTimeoutMS: 500, connectTimeoutMS: 500 }).then(
      (another) => another.close().then(() => false),
      () => true,
    );
  await waitFor('the store to be in that write', isStuck);
  return client;
}

/** What the next start finds of it. */
async function expectAcknowledged(dataDir: string): Promise<void> {
  const store = await startStore(dataDir);
  const names = await withDatabase(store, (database) =>
    database.client.db('stop').collection('items').distinct('name'),
  );
  expect(names).toEqual([`${'a'.repeat(60)}!`]);
  expect(await stopStore(store)).toMatchObject({ code: 0 });
}

it('a stop in the middle of large writes ends in order and keeps what was acknowledged', async () => {
  const store = await startStore(folder);
  const acknowledged: number[] = [];
  const client = await mongo.MongoClient.connect(store.uri, { maxPoolSize: WRITERS });
  const items = client.db().collection('items');
  const write = async (writer: number) => {
    for (let batch = writer; ; batch += WRITERS) {
      await items.insertMany(Array.from({ length: BATCH }, () => ({ batch, text: 'x'.repeat(2_000) })));
      acknowledged.push(batch);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, i) => write(i).catch(() => undefined));
  await waitFor('many writes', () => acknowledged.length >= ENOUGH_BATCHES);
  expect(await stopStore(store)).toEqual({ code: 0, signal: null, printed: '' });
  await client.close(true);
  await Promise.all(writers);
  const again = await startStore(folder);
  const counts = await withDatabase(again, (database) =>
    database
      .collection('items')
      .aggregate<{ _id: number; count: number }>([{ $group: { _id: '$batch', count: { $sum: 1 } } }])
      .toArray(),
  );
  const found = new Map(counts.map(({ _id, count }) => [_id, count]));
  expect(acknowledged.filter((batch) => found.get(batch) !== BATCH)).toEqual([]);
  await stopStore(again);
});

it('a second Ctrl+C ends a store that is stuck in a write at once', async () => {
  const store = await startStore(folder);
  const client = await beginEndlessWrite(store.uri);
  store.process.kill('SIGINT');
  const hasEnded = () => {
    store.process.kill('SIGINT');
    return store.process.signalCode;
  };
  expect(await waitFor('the store to end', hasEnded)).toBe('SIGINT');
  await client.close(true);
  await expectAcknowledged(folder);
});

it('a process that exits over a write of its store is gone soon after', async () => {
  const program = `
    require(${JSON.stringify(START)})
      .startEmbeddedMongo({ dataDir: ${JSON.stringify(folder)}, durability: 'none' })
      .then(({ uri }) => console.log(uri));
    process.stdin.once('data', () => process.exit(3));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'ignore'] });
  const [uri] = (await once(child.stdout, 'data')) as [Buffer];
  const client = await beginEndlessWrite(uri.toString().trim());
  const exited = once(child, 'exit');
  child.stdin.write('exit\n');
  expect(await exited).toEqual([null, 'SIGKILL']);
  await client.close(true);
  await expectAcknowledged(folder);
});

it('`npm start` is gone ten seconds after SIGTERM, and says until then that it is there', async () => {
  const server = await startServer({
    dataDir: folder,
    env: { MONGODB_URI: undefined, QUEUE_URL: undefined },
  });
  const path = encodeURIComponent(socketPathOf(join(folder, 'mongo')));
  const client = await beginEndlessWrite(`mongodb://${path}/?directConnection=true&retryWrites=false`);
  const begin = performance.now();
  const exited = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  const second = await tryStore(folder);
  expect(second).toMatchObject({ code: 1, signal: null });
  expect(second).toHaveProperty(
    'printed',
    expect.stringContaining(`in use by another Cohort (process ${server.process.pid}) that does not answer`),
  );
  expect(server.process.signalCode).toBeNull();
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(performance.now() - begin).toBeLessThan(LIMIT_MS);
  expect(server.output()).toContain('Cohort did not end in time and is killed now');
  await client.close(true);
  await expectAcknowledged(folder);
  await server.stop();
});
