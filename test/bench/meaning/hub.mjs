import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { probeDuring } from '../support/probe.mjs';
import { random } from '../support/random.mjs';
import { call, withServer } from '../support/server.mjs';

const KEYWORDS = 20_000;
const POLL_MS = 200;
const IDLE_MS = 2_000;
/** Each may ask 300 times a minute. */
const PROBERS = 16;
const HEADS =
  'coffee maker,espresso machine,running shoes,standing desk,office chair,dog food,cat litter,laptop bag,winter jacket,yoga mat,air fryer,robot vacuum'.split(
    ',',
  );
const MODIFIERS =
  'best,cheap,under 100,review,for small rooms,vs,how to clean,price,near me,for beginners,sale,black,large,repair,parts,manual,with timer,for kids'.split(
    ',',
  );

function csvOf(count) {
  const below = random(20_261_128);
  const texts = new Set();
  while (texts.size < count) {
    const words = Array.from({ length: 1 + below(3) }, () => MODIFIERS[below(MODIFIERS.length)]);
    texts.add([HEADS[below(HEADS.length)], `brand${below(200)}`, ...words].join(' '));
  }
  return ['Keyword,Volume', ...[...texts].map((text) => `${text},${below(10_000)}`)].join('\n');
}

/** Seconds of processor time of a process and all that it has started, those that are gone too. */
function cpuOf(pid) {
  const [, rest] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = rest.split(' ').map(Number);
  const own = (fields[11] + fields[12] + fields[13] + fields[14]) / 100;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + cpuOf(child), own);
}

/** A hub of 20,000 keywords by meaning, and what students who ask simple things wait for, in milliseconds. */
export function measureHub() {
  return withServer(
    PROBERS,
    async ({ url, admin, students, pid }) => {
      const idle = (await probeDuring(url, students, () => pause(IDLE_MS))).latencies;
      const before = cpuOf(pid);
      const start = performance.now();
      const { value, latencies } = await probeDuring(url, students, () => run(url, admin));
      const seconds = (performance.now() - start) / 1000;
      return { seconds, processor: cpuOf(pid) - before, progress: value, latencies, idle };
    },
    { MEANING: 'on' },
  );
}

async function run(url, token) {
  const body = new FormData();
  body.append('options', JSON.stringify({ seed: 'coffee maker', language: 'en' }));
  body.append('file', new Blob([csvOf(KEYWORDS)]), 'keywords.csv');
  let job = await (await call(`${url}/api/intelligent-hub/jobs`, token, { method: 'POST', body })).json();
  const told = new Set();
  while (job.status === 'queued' || job.status === 'running') {
    await pause(POLL_MS);
    job = await (await call(`${url}/api/jobs/${job.id}`, token)).json();
    told.add(job.progress?.done);
  }
  if (job.status !== 'done' || job.result.mode !== 'meaning')
    throw new Error(`${job.status}, ${job.result?.mode}, ${job.error?.message}`);
  return told.size;
}
