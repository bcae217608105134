// Measures what the meaning of texts costs, beside the bare runtime in the same run: `npm run bench:meaning`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { measureHub } from './meaning/hub.mjs';
import { row } from './support/limits.mjs';
import { percentile } from './support/probe.mjs';

const require = createRequire(import.meta.url);
const { SentenceEngine } = require('../../dist/src/core/meaning/sentence-engine.js');
const { SentenceModel } = require('../../dist/src/core/meaning/sentence-model.js');

const KEYWORDS = 600;
const PART = 64;
/** What is read of a page: title, h1, description, its first 40 words, and six h2. */
const PAGE_TEXTS = 10;
const PAGES = 10;
const IDLE_MS = 500;
const ROUNDS = 2;
/** A busy system takes its time to end a process. */
const WAITS = 20;

const words = readFileSync(new URL('../quality/meaning/near.en.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const keywordOf = (at) => `${words[at % words.length]} ${words[(at * 7 + 3) % words.length].split(' ')[0]}`;
const keywords = Array.from({ length: KEYWORDS }, (_, at) => keywordOf(at));
const passages = Array.from({ length: PAGES }, (_, at) =>
  Array.from({ length: PAGE_TEXTS }, (__, text) =>
    text === 3
      ? Array.from({ length: 8 }, (___, word) => keywordOf(at * 41 + word)).join(' ')
      : keywordOf(at + text),
  ),
);

const megabytes = (pid, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
/** Seconds of processor time of a process so far. */
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function inParts(engine, texts, kind) {
  for (let at = 0; at < texts.length; at += PART) await engine.vectorsOf(texts.slice(at, at + PART), kind);
}

const before = megabytes(process.pid, 'VmRSS');
const engine = new SentenceEngine({ idleMs: IDLE_MS });
const start = performance.now();
await engine.vectorsOf(['start'], 'keyword');
const [child] = children();
console.log(
  `start: ${(performance.now() - start).toFixed(0)} ms, ${cpuOf(child).toFixed(2)} s of processor time`,
);
row('the start, seconds of processor time', cpuOf(child), 4, ' s');

const sorted = [...keywords].sort((a, b) => a.length - b.length);
let ours = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const since = cpuOf(child);
  await inParts(engine, sorted, 'keyword');
  ours = Math.max(ours, KEYWORDS / (cpuOf(child) - since));
}
const since = cpuOf(child);
await inParts(engine, passages.flat(), 'passage');
const pages = (cpuOf(child) - since) * (500 / PAGES);
const peak = megabytes(child, 'VmHWM');
await pause(IDLE_MS);
let isGone = false;
for (let waits = 0; waits < WAITS && !isGone; waits += 1) {
  await pause(IDLE_MS);
  isGone = !children().includes(child);
}
const after = megabytes(process.pid, 'VmRSS');
engine.close();

const bare = await SentenceModel.load();
let theirs = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const from = process.cpuUsage();
  await bare.vectorsOf(sorted, 512);
  const { user, system } = process.cpuUsage(from);
  theirs = Math.max(theirs, KEYWORDS / ((user + system) / 1e6));
}
console.log(
  `keywords a second of one core: ${ours.toFixed(0)}, in one call of the runtime ${theirs.toFixed(0)}`,
);
row('one keyword, as a multiple of the bare runtime', theirs / ours, 1.3);
row('500 pages of a reading, seconds of one core', pages, 60, ' s');
row('its process at its peak', peak, 420, ' MB');
row('its process, when idle', isGone ? 0 : 1, 0);
row('the worker, more memory afterwards', after - before, 30, ' MB');

const { seconds, processor, progress, latencies, idle } = await measureHub();
console.log(`20,000 keywords: ${seconds.toFixed(1)} s by the clock, progress was told ${progress} times`);
row('20,000 keywords, seconds of processor time in all', processor, 90, ' s');
console.log(`others wait at p99: ${percentile(idle, 0.99).toFixed(0)} ms of nothing at all`);
row('others meanwhile, p99', percentile(latencies, 0.99), 100, ' ms');
