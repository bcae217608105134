// npm run bench:scale: how throughput and the slowest hundredth grow with 1, 2 and 4 processes of API and worker on one
// store. It needs redis-server, and as many cores as processes to show more than how the cores are shared.
import { availableParallelism } from 'node:os';
import { startRedis } from '../../scripts/test/redis.mjs';
import { startProcesses } from './scale/processes.mjs';
import { percentile } from './support/probe.mjs';
import { call, json, makeBatch, makeStudent, logIn, withStore } from './support/server.mjs';

const COUNTS = [1, 2, 4];
/** Each may ask 300 times a minute. */
const STUDENTS = 120;
const AT_ONCE = 32;
const WARM_MS = 3_000;
const MEASURE_MS = 10_000;
/** Keyword files of some thousand rows, two by each student at most. */
const JOBS = 24;
/** The API takes so many large bodies at a time. */
const SENT_AT_ONCE = 4;
const ROWS = 4_000;
const ADMIN = { email: 'admin@cohort.bench', password: 'bench-admin-password' };

const redis = await startRedis(process.env.REDIS_SERVER ?? 'redis-server');
console.log(`  ${availableParallelism()} cores; requests of ${STUDENTS} students, ${AT_ONCE} at a time`);
try {
  await withStore(async (uri) => {
    for (const count of COUNTS) await measure(count, { MONGODB_URI: uri, QUEUE_URL: redis.url });
  });
} finally {
  await redis.stop();
}

async function measure(count, stores) {
  const env = { ...stores, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const processes = await startProcesses(count, env);
  try {
    const tokens = await students(processes.urls[0], count);
    await load(processes.urls, tokens, WARM_MS);
    const { times, seconds } = await load(processes.urls, tokens, MEASURE_MS);
    const [half, slowest] = [percentile(times, 0.5), percentile(times, 0.99)];
    const jobSeconds = await jobs(processes.urls, tokens);
    console.log(
      `  ${count} API, ${count} workers: ${(times.length / seconds).toFixed(0)} requests/s, ` +
        `median ${half.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms; ` +
        `${((JOBS / jobSeconds) * 60).toFixed(0)} keyword files a minute`,
    );
  } finally {
    await processes.stop();
  }
}

async function students(url, round) {
  const admin = await logIn(url, ADMIN);
  const batch = await makeBatch(url, admin, `Bench ${round}`);
  const tokens = [];
  for (let index = 0; index < STUDENTS; index += 1) {
    tokens.push(await makeStudent(url, admin, batch, round * STUDENTS + index));
  }
  return tokens;
}

/** Three of four read who they are, as each page does at first; one notes a use, which is a write. */
async function load(urls, tokens, milliseconds) {
  const begin = performance.now();
  const times = [];
  let asked = 0;
  const use = json({ module: 'word-counter', numberOfOperations: 1 });
  const connection = async () => {
    while (performance.now() - begin < milliseconds) {
      const at = asked++;
      const url = urls[at % urls.length];
      const sent = performance.now();
      const isUse = at % 4 === 3;
      const response = await call(
        `${url}/api/auth/${isUse ? 'moduleLogs' : 'me'}`,
        tokens[at % tokens.length],
        isUse ? use : {},
      );
      await response.arrayBuffer();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connection));
  return { times, seconds: (performance.now() - begin) / 1_000 };
}

/** Seconds until all keyword files are classified. */
async function jobs(urls, tokens) {
  const rows = Array.from({ length: ROWS }, (_, row) => `best garden shed ${row},${row}`).join('\n');
  const content = `data:text/csv;base64,${Buffer.from(`Keyword,Volume\n${rows}\n`).toString('base64')}`;
  const lists = {
    informational: ['how to'],
    commercialInvestigation: ['best'],
    transactional: ['buy'],
    navigational: ['login'],
  };
  const submission = json({ ...lists, file: { name: 'keywords', extension: 'csv', content } });
  const begin = performance.now();
  let sent = 0;
  const sender = async () => {
    while (sent < JOBS) {
      const job = sent++;
      const response = await call(`${urls[job % urls.length]}/api/intent/submit`, tokens[job], submission);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sender));
  return (performance.now() - begin) / 1_000;
}
