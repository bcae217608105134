import { setTimeout as pause } from 'node:timers/promises';
import { probe } from '../support/probe.mjs';
import { call, withServer } from '../support/server.mjs';

const JOBS = 8;
const POLL_MS = 25;
const IDLE_MS = 2000;
/** Each has 300 requests a minute: together they probe, and each job is asked after, without meeting the throttle. */
const PROBERS = 8;

/** Has Cohort classify the file, and asks other things of it meanwhile. */
export function measureWholeCall(file, lists) {
  return withServer(PROBERS + JOBS, async ({ url, students }) => {
    const submitters = students.splice(PROBERS);
    const idle = await probe(url, students);
    await pause(IDLE_MS);
    const idleLatencies = await idle.stop();
    const times = [];
    const busyLatencies = [];
    for (const submitter of submitters) {
      const busy = await probe(url, students);
      times.push(await classify(url, submitter, file, lists));
      busyLatencies.push(...(await busy.stop()));
    }
    return { times, idleLatencies, busyLatencies };
  });
}

/** Upload, wait, download: what a student waits for. */
async function classify(url, token, file, lists) {
  const start = performance.now();
  const body = new FormData();
  body.append('lists', JSON.stringify(lists));
  body.append('file', new Blob([file]), 'keywords.csv');
  let job = await (await call(`${url}/api/intent/jobs`, token, { method: 'POST', body })).json();
  while (job.status === 'queued' || job.status === 'running') {
    await pause(POLL_MS);
    job = await (await call(`${url}/api/jobs/${job.id}`, token)).json();
  }
  if (job.status !== 'done') throw new Error(`The job ended as ${job.status}: ${job.error?.message}`);
  const { body: result } = await call(`${url}/api/jobs/${job.id}/result`, token);
  // Taken as it comes, as a browser does that writes it to the disk.
  for await (const piece of result) void piece;
  return performance.now() - start;
}
