import { setTimeout as pause } from 'node:timers/promises';
import { probeDuring } from '../support/probe.mjs';
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
    const { latencies: idleLatencies } = await probeDuring(url, students, () => pause(IDLE_MS));
    const calls = [];
    const busyLatencies = [];
    for (const submitter of submitters) {
      const work = () => classify(url, submitter, file, lists);
      const { value, latencies } = await probeDuring(url, students, work);
      calls.push(value);
      busyLatencies.push(...latencies);
    }
    return { calls, idleLatencies, busyLatencies };
  });
}

/** Upload, wait, download: what a student waits for, in milliseconds. */
async function classify(url, token, file, lists) {
  const start = performance.now();
  const body = new FormData();
  body.append('lists', JSON.stringify(lists));
  body.append('file', new Blob([file]), 'keywords.csv');
  let job = await (await call(`${url}/api/intent/jobs`, token, { method: 'POST', body })).json();
  const uploaded = performance.now();
  while (job.status === 'queued' || job.status === 'running') {
    await pause(POLL_MS);
    job = await (await call(`${url}/api/jobs/${job.id}`, token)).json();
  }
  if (job.status !== 'done') throw new Error(`The job ended as ${job.status}: ${job.error?.message}`);
  const done = performance.now();
  const { body: result } = await call(`${url}/api/jobs/${job.id}/result`, token);
  // Taken as it comes, as a browser does that writes it to the disk.
  for await (const piece of result) void piece;
  const end = performance.now();
  return { upload: uploaded - start, job: done - uploaded, download: end - done, whole: end - start };
}
