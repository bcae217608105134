// Measures the embedded store as the driver sees it: `npm run bench:store`. Durability is fsync, as in use.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const { mongo } = require('mongoose');
const root = new URL('../../', import.meta.url).pathname;
const DOCUMENTS = 100_000;
const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-'));

async function startStore() {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/src/embedded/store.js')], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('MONGODB_URI=')) continue;
    const client = await mongo.MongoClient.connect(line.slice('MONGODB_URI='.length));
    await client.db().command({ ping: 1 });
    return { child, client, milliseconds: performance.now() - begin };
  }
  throw new Error('the store did not start: build it first (npm run build:server)');
}

async function stopStore({ child, client }) {
  await client.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Runs `work(i)` for i < count with so many in flight; gives the rate and the slowest hundredth. */
async function measure(count, inFlight, work) {
  const times = [];
  let next = 0;
  const begin = performance.now();
  const runner = async () => {
    while (next < count) {
      const start = performance.now();
      await work(next++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, runner));
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, p99: times[Math.floor(times.length * 0.99)] };
}

function report(label, figure, aim = '') {
  console.log(`${label.padEnd(52)} ${figure.padStart(26)}   ${aim}`.trimEnd());
}

function rate({ perSecond, p99 }) {
  return `${Math.round(perSecond).toLocaleString('en')}/s, p99 ${p99.toFixed(1)} ms`;
}

function memoryOf(pid) {
  if (process.platform !== 'linux') return 'not known here';
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name) =>
    `${Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024)} MB`;
  return `${megabytes('RssAnon')} own, ${megabytes('RssFile')} mapped`;
}

const document = (i) => ({
  email: `user${i}@example.com`,
  group: i % 100,
  rank: i,
  name: `Name ${i}`,
  active: i % 2 === 0,
});

try {
  let store = await startStore();
  report('start-up of an empty store', `${Math.round(store.milliseconds)} ms`);
  let users = store.client.db('bench').collection('users');
  await users.createIndex({ email: 1 }, { unique: true });
  await users.createIndex({ group: 1, rank: -1 });
  report(
    'single inserts in sequence, fsync',
    rate(await measure(2000, 1, (i) => users.insertOne(document(i)))),
  );
  const parallel = await measure(10_000, 50, (i) => users.insertOne(document(2000 + i)));
  report('single inserts, 50 in flight, fsync', rate(parallel), 'aim 3,000/s');
  for (let from = 12_000; from < DOCUMENTS; from += 8000) {
    await users.insertMany(Array.from({ length: 8000 }, (_, i) => document(from + i)));
  }
  const anyone = () => ({ email: `user${Math.floor(Math.random() * DOCUMENTS)}@example.com` });
  report(
    'look-ups by unique index in sequence',
    rate(await measure(4000, 1, () => users.findOne(anyone()))),
    'aim 2,000/s',
  );
  report(
    'look-ups by unique index, 50 in flight',
    rate(await measure(20_000, 50, () => users.findOne(anyone()))),
    'aim 2,000/s',
  );
  const page = (i) =>
    users
      .find({ group: i % 100 })
      .sort({ rank: -1 })
      .skip(50)
      .limit(25)
      .toArray();
  report('pages of 25 of a sorted indexed list', rate(await measure(1000, 1, page)));
  report('memory with 100,000 documents', memoryOf(store.child.pid));
  await stopStore(store);
  store = await startStore();
  report('start-up with 100,000 documents', `${Math.round(store.milliseconds)} ms`);
  await stopStore(store);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
