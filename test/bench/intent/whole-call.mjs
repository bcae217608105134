import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const ENTRY = new URL('../../../dist/worker/all-in-one.js', import.meta.url).pathname;
const PROBER = new URL('./prober.mjs', import.meta.url);
const ADMIN = { email: 'admin@cohort.bench', password: 'bench-admin-password' };
const READY = /Cohort is ready on (http:\/\/\S+)/;
const JOBS = 8;
const POLL_MS = 25;
const PROBE_MS = 10;
/** Each has 300 requests a minute: together they probe, and each job is asked after, without meeting the throttle. */
const PROBERS = 8;

/** Starts Cohort with embedded stores, has it classify the file, and asks other things of it meanwhile. */
export async function measureWholeCall(file, lists, folder) {
  const server = await startServer(folder);
  try {
    const token = await logIn(server.url, ADMIN);
    const students = await Promise.all(
      Array.from({ length: PROBERS + JOBS }, (_, i) => makeStudent(server.url, token, i)),
    );
    const submitters = students.splice(PROBERS);
    const idle = await probe(server.url, students);
    await pause(2000);
    const idleLatencies = await idle.stop();
    const times = [];
    const busyLatencies = [];
    for (const submitter of submitters) {
      const busy = await probe(server.url, students);
      times.push(await classify(server.url, submitter, file, lists));
      busyLatencies.push(...(await busy.stop()));
    }
    return { times, idleLatencies, busyLatencies };
  } finally {
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  }
}

async function startServer(folder) {
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SAMPLE_DATA: 'off',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1];
    if (url) return { url, process: child };
  }
  throw new Error('Cohort did not start.');
}

async function call(url, token, options = {}) {
  const response = await fetch(url, {
    ...options,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function logIn(url, account, address = '11.0.0.1') {
  const options = json(account);
  options.headers['x-forwarded-for'] = address;
  const { access_token } = await (await call(`${url}/api/auth`, '', options)).json();
  return access_token;
}

async function makeStudent(url, token, index) {
  const batch = { batch: `Bench ${index}`, defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  const { id } = await (await call(`${url}/api/permissions`, token, json(batch))).json();
  const account = { email: `student-${index}@cohort.bench`, password: 'bench-password' };
  const fields = { name: `Student ${index}`, role: 'student', userType: 'free', isActive: true };
  await call(`${url}/api/users`, token, json({ ...account, ...fields, batch: id, extendedPermissions: [] }));
  return logIn(url, account, `11.0.1.${index + 1}`);
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

/** Asks the two most frequent questions in turn until it is stopped; gives the latencies. A thread of its own keeps
 * this one's upload and download out of what is measured. */
async function probe(url, tokens) {
  const thread = new Worker(PROBER, { workerData: { url, tokens, pauseMs: PROBE_MS } });
  await once(thread, 'message');
  return {
    stop: async () => {
      thread.postMessage('stop');
      const [latencies] = await once(thread, 'message');
      return latencies;
    },
  };
}
