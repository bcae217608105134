import { type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asStudent } from '../../support/actors';
import { freePort } from '../../support/free-port';
import { startRedis, type TestRedis } from '../../support/redis';
import { ADMIN, JWT_SECRET } from '../../support/server';
import { waitFor } from '../../support/waiting';
import type { Cluster } from '../../worker/support/cluster';
import { jobsOf, keywordFile } from '../../worker/support/keywords';
import { endProcess, startProcess } from '../../worker/support/processes';
import { startStore, stopStore, type StoreProcess } from './store-process';

const FILE = keywordFile('keywords.csv', 40);

jest.setTimeout(240_000);

let folder: string;
let redis: TestRedis;
let store: StoreProcess;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-restart-'));
  redis = await startRedis();
  store = await startStore(folder);
});
afterAll(async () => {
  await Promise.all(processes.map((child) => endProcess(child, 'SIGTERM')));
  await stopStore(store);
  await redis.stop();
  rmSync(folder, { recursive: true });
});

it('API and worker go on with a store that was started again', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    MONGODB_URI: store.uri,
    QUEUE_URL: redis.url,
    JWT_SECRET,
    MANAGEMENT_PORT: '0',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
  };
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  processes.push(startProcess('src/main.js', { ...settings, ...admin, PORT: String(port) }));
  processes.push(startProcess('worker/main.js', settings));
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor('the API', isReady);
  const { token } = await asStudent({ at: url });
  const jobs = jobsOf({ url } as Cluster, token);
  await jobs.done(await jobs.submit(FILE));

  await stopStore(store);
  await waitFor('the API to notice', async () => !(await isReady()));
  const before = store.uri;
  store = await startStore(folder);
  expect(store.uri).toBe(before);
  await waitFor('the API to be back', isReady);
  const id = await jobs.submit(FILE);
  await jobs.done(id);
  expect((await jobs.result(id)).text).toBe(FILE.result);

  const killed = await stopStore(store, 'SIGKILL');
  expect(killed.signal).toBe('SIGKILL');
  store = await startStore(folder);
  expect(store.uri).toBe(before);
  await waitFor('the API to be back', isReady);
  await jobs.done(await jobs.submit(FILE));
});
