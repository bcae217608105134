import { setTimeout as pause } from 'node:timers/promises';
import { probeDuring } from '../support/probe.mjs';
import { call, json, withServer } from '../support/server.mjs';

/** A run of minutes asks no more than an account may. */
const POLL_MS = 500;
const IDLE_MS = 2_000;
/** Each may ask 300 times a minute. */
const PROBERS = 16;

/**
 * What students who ask simple things wait for, in milliseconds, while somebody else's work is done.
 * @param pages HTML of the pages of a brief and of a comparison
 * @param csv keywords of a hub
 * @returns the latencies of each, first of nothing at all
 */
export function measureOthers(pages, csv) {
  const order = { keyword: 'bade fi', competitors: pages.map((text) => ({ text })) };
  const hub = () => {
    const body = new FormData();
    body.append('options', JSON.stringify({ seed: 'coffee maker', language: 'en' }));
    body.append('file', new Blob([csv]), 'keywords.csv');
    return { method: 'POST', body };
  };
  return withServer(
    PROBERS,
    async ({ url, admin, students }) => {
      const works = [
        ['nothing', () => pause(IDLE_MS)],
        ['a brief', () => run(url, admin, 'intelligent-briefs', json(order))],
        ['a comparison', () => run(url, admin, 'optimize-prime', json(order))],
        ['a hub', () => run(url, admin, 'intelligent-hub', hub())],
      ];
      const measured = new Map();
      for (const [name, work] of works) {
        measured.set(name, (await probeDuring(url, students, work)).latencies);
      }
      return measured;
      // What meaning costs is measured by bench:meaning.
    },
    { MEANING: 'off' },
  );
}

async function run(url, token, tool, order) {
  let job = await (await call(`${url}/api/${tool}/jobs`, token, order)).json();
  while (job.status === 'queued' || job.status === 'running') {
    await pause(POLL_MS);
    job = await (await call(`${url}/api/jobs/${job.id}`, token)).json();
  }
  if (job.status !== 'done') throw new Error(`${tool}: ${job.status}, ${job.error?.message}`);
}
