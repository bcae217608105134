import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = new URL('../../../', import.meta.url).pathname;
const ENTRY = 'dist/worker/all-in-one.js';
const ADMIN = { email: 'admin@cohort.bench', password: 'bench-admin-password' };
const STORE = join(ROOT, 'dist/src/embedded/store.js');
const STORE_READY = /^MONGODB_URI=(.+)$/;
const READY = /Cohort is ready on (http:\/\/\S+)/;

/** Runs `work` with Cohort on embedded stores of its own: its address, its data folder, its process, the tokens of an
 * admin and of so many students of one batch, and a way to log in more. `root` has its build. */
export async function withServer(students, work, env = {}, root = ROOT) {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-'));
  const child = spawn(process.execPath, [join(root, ENTRY)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      SAMPLE_DATA: 'off',
      TRUST_PROXY: 'on',
      LOG_LEVEL: process.env.BENCH_LOG ?? 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  const ended = once(child, 'exit');
  try {
    const url = await addressIn(child.stdout);
    const admin = await logIn(url, ADMIN);
    const indexes = Array.from({ length: students }, (_, i) => i);
    const batch = await makeBatch(url, admin);
    const tokens = await Promise.all(indexes.map((i) => makeStudent(url, admin, batch, i)));
    return await work({ url, folder, pid: child.pid, admin, students: tokens, logIn });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same with the database in a process of its own, so that the server's memory is the server's alone. */
export function withSeparateStore(work, env = {}) {
  return withStore((uri) => withServer(0, work, { MONGODB_URI: uri, ...env }));
}

/** Runs `work` with the embedded database in a process of its own. */
export async function withStore(work) {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-store-'));
  const store = spawn(process.execPath, [STORE], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  const ended = once(store, 'exit');
  try {
    return await work(await addressIn(store.stdout, STORE_READY));
  } finally {
    store.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addressIn(output, ready = READY) {
  for await (const line of createInterface({ input: output })) {
    const url = ready.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('Cohort did not start: build it first (npm run build:server).');
}

/** The answer to a request; whatever is no success throws. */
export async function call(url, token, options = {}) {
  const response = await fetch(url, {
    ...options,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

export const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export async function logIn(url, account, address = '11.0.0.1') {
  const options = json(account);
  options.headers['x-forwarded-for'] = address;
  const { access_token } = await (await call(`${url}/api/auth`, '', options)).json();
  return access_token;
}

/** Its id. */
export async function makeBatch(url, token, name = 'Bench') {
  const batch = { batch: name, defaultTool: 'intent-finder', allowed: ['intent-finder', 'word-counter'] };
  return (await (await call(`${url}/api/permissions`, token, json(batch))).json()).id;
}

/** The token of a new student. */
export async function makeStudent(url, token, batch, index) {
  const account = { email: `student-${index}@cohort.bench`, password: 'bench-password' };
  const fields = { name: `Student ${index}`, role: 'student', userType: 'free', isActive: true };
  await call(`${url}/api/users`, token, json({ ...account, ...fields, batch, extendedPermissions: [] }));
  return logIn(url, account, `11.1.${Math.floor(index / 250)}.${(index % 250) + 1}`);
}
