// How long others wait while the embedded store builds an index, updates and deletes without a bound:
// `npm run bench:long-writes`. It fails where one of them waits longer than the limit.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { mongo } = createRequire(import.meta.url)('mongoose');
const root = new URL('../../', import.meta.url).pathname;
const ROWS = Number(process.argv[2] ?? 1_000_000);
const LIMIT_MS = 250;
const BATCH = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-long-'));
const store = spawn(process.execPath, [join(root, 'dist/src/embedded/store.js')], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
});

async function uriOf() {
  for await (const line of createInterface(store.stdout))
    if (line.startsWith('MONGODB_URI=')) return line.slice('MONGODB_URI='.length);
  throw new Error('the store did not start: build it first (npm run build:server)');
}

/** The worst wait of each kind of request while `work` runs. */
async function worstDuring(client, work) {
  let isRunning = true;
  const others = client.db('bench').collection('others');
  const kinds = {
    read: () => others.findOne({ _id: 1 }),
    insert: () => others.insertOne({}),
    update: () => others.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true }),
    hello: () => client.db('admin').command({ hello: 1 }),
  };
  const watch = async ([kind, ask]) => {
    const seen = { kind, worst: 0, count: 0 };
    while (isRunning) {
      const begin = performance.now();
      await ask();
      seen.worst = Math.max(seen.worst, performance.now() - begin);
      seen.count++;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return seen;
  };
  const watching = Object.entries(kinds).map(watch);
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1000;
  isRunning = false;
  return { seconds, seen: await Promise.all(watching) };
}

try {
  const client = await mongo.MongoClient.connect(await uriOf());
  let failedHeartbeats = 0;
  client.on('serverHeartbeatFailed', () => failedHeartbeats++);
  const rows = client.db('bench').collection('rows');
  for (let from = 0; from < ROWS; from += BATCH) {
    const size = Math.min(BATCH, ROWS - from);
    await rows.insertMany(
      Array.from({ length: size }, (_, i) => ({ _id: from + i, text: `t${((from + i) * 7919) % ROWS}` })),
    );
  }
  const works = {
    index: () => rows.createIndex({ text: 1 }),
    update: () => rows.updateMany({}, { $set: { to: 1 } }),
    delete: () => rows.deleteMany({ _id: { $gte: 0 } }),
  };
  for (const [name, work] of Object.entries(works)) {
    const { seconds, seen } = await worstDuring(client, work);
    const waits = seen
      .map(({ kind, worst, count }) => `${kind} ${worst.toFixed(0)} ms (${count})`)
      .join(', ');
    const isKept = seen.every(({ worst }) => worst <= LIMIT_MS);
    console.log(`${name} of ${ROWS.toLocaleString('en')} rows: ${seconds.toFixed(1)} s; worst ${waits}`);
    if (!isKept) process.exitCode = 1;
  }
  console.log(`heartbeats that failed: ${failedHeartbeats}; limit ${LIMIT_MS} ms`);
  if (failedHeartbeats > 0) process.exitCode = 1;
  await client.close();
} finally {
  const ended = new Promise((resolve) => store.once('exit', resolve));
  store.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
