// Measures the import of users on the embedded stores, with others asking meanwhile: `npm run bench:import`.
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { percentile, probeDuring } from './support/probe.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';

const ROWS = 5_000;
/** Of which the hashes are made bare: they tell the rate of all. */
const BARE = 1_000;
/** Each has 300 requests a minute, and some 75 a second are asked. */
const PROBERS = 20;
const POLL_MS = 250;
const P99_MS = 100;
/** As the server hashes, and as many at a time as an import does. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LANES = Math.max(1, Math.min(3, availableParallelism() - 1));
const COLUMNS = { name: 0, email: 1, password: 2, batch: 3 };

const passwordOf = (row) => `correct-horse-${row}`;

function fileOf(batch) {
  const rows = Array.from(
    { length: ROWS },
    (_, i) => `Student ${i},import-${i}@cohort.bench,${passwordOf(i)},${batch}`,
  );
  return ['Name,Email,Password,Batch', ...rows, ''].join('\n');
}

function formOf(file) {
  const body = new FormData();
  body.append('columns', JSON.stringify(COLUMNS));
  body.append('file', new Blob([file]), 'users.csv');
  return { method: 'POST', body };
}

/** Milliseconds that the hashes alone would take. */
async function bareHashes() {
  const begin = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < BARE) await hash(passwordOf(next++), COST);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return ((performance.now() - begin) * ROWS) / BARE;
}

async function timed(work) {
  const begin = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begin };
}

/** From the upload to the job's end. */
async function importFile(url, token, file) {
  let job = await (await call(`${url}/api/users/imports`, token, formOf(file))).json();
  while (job.status === 'queued' || job.status === 'running') {
    await pause(POLL_MS);
    job = await (await call(`${url}/api/jobs/${job.id}`, token)).json();
  }
  if (job.status !== 'done') throw new Error(`The import ended as ${job.status}: ${job.error?.message}`);
  return job.result.counts;
}

const perSecond = (ms) => `${Math.round((ROWS / ms) * 1000)} rows a second (${(ms / 1000).toFixed(1)} s)`;

await withServer(PROBERS, async ({ url, admin, students }) => {
  const batch = { batch: 'Import', defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  await call(`${url}/api/permissions`, admin, json(batch));
  const file = fileOf(batch.batch);
  const during = async (what, work) => {
    const { value, latencies } = await probeDuring(url, students, () => timed(work));
    console.log(`  ${what}: ${perSecond(value.ms)}, ${JSON.stringify(value.value.counts ?? value.value)}`);
    const [p99, median] = [percentile(latencies, 0.99), percentile(latencies, 0.5)];
    const figure = `${p99.toFixed(0)} ms at p99 (median ${median.toFixed(0)} ms)`;
    report(`other requests during the ${what}`, figure, p99 < P99_MS, `${P99_MS} ms`);
    return value;
  };
  console.log(`${ROWS} users with passwords, ${LANES} hashed at a time:`);
  await during('dry run', async () => {
    const { counts } = await (await call(`${url}/api/users/imports/check`, admin, formOf(file))).json();
    return { counts };
  });
  const first = await during('import', () => importFile(url, admin, file));
  const second = await during('second import', () => importFile(url, admin, file));
  const limit = await bareHashes();
  const times = (first.ms / limit).toFixed(2);
  console.log(`  limit, the same hashes bare: ${perSecond(limit)}; the import takes ${times} times that`);
  const isSame = second.value.unchanged === ROWS && second.value.updated + second.value.created === 0;
  report('the second import changes', `${ROWS - second.value.unchanged} users`, isSame, 'none');
});
