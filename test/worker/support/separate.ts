import type { ChildProcess } from 'node:child_process';
import { openQueueConnection } from '../../../src/queues/open-queue-connection';
import { freePort } from '../../support/free-port';
import { ADMIN, JWT_SECRET } from '../../support/server';
import { startDatabase } from '../../support/store';
import { testStores } from '../../support/stores';
import { waitFor } from '../../support/waiting';
import type { Cluster } from './cluster';
import { endProcess, startProcess } from './processes';

/** A busy machine takes its time. */
const START = { timeoutMs: 120_000 };

/** API, worker and database as separate processes on the queue of QUEUE_URL. */
export async function startSeparate(more: Record<string, string>): Promise<Cluster> {
  const database = await startDatabase({ started: true });
  const { env, drop } = testStores();
  const settings = {
    MONGODB_URI: database.uri,
    QUEUE_URL: env.QUEUE_URL ?? '',
    JWT_SECRET,
    MANAGEMENT_PORT: '0',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const api = await startApi(settings);
  let workers: ChildProcess[] = [];
  const end = async (signal: NodeJS.Signals) => {
    const ending = workers;
    workers = [];
    return Promise.all(ending.map((worker) => endProcess(worker, signal)));
  };
  const startWorker = () => {
    workers.push(startProcess('worker/main.js', settings));
    return Promise.resolve();
  };
  await startWorker();
  return {
    url: api.url,
    mongodbUri: database.uri,
    hasOwnApi: true,
    startWorker,
    killWorkers: async () => {
      await end('SIGKILL');
    },
    stopWorkers: () => end('SIGTERM'),
    openQueue: () => openQueueConnection(settings.QUEUE_URL),
    stop: async () => {
      await end('SIGTERM');
      await endProcess(api.process, 'SIGTERM');
      await database.stop();
      await drop();
    },
  };
}

async function startApi(settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const process = startProcess('src/main.js', {
    ...settings,
    PORT: String(port),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await waitFor(
    'the API',
    async () => {
      if (process.exitCode !== null) throw new Error('The API ended.');
      const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
      return answer?.ok;
    },
    START,
  );
  return { url, process };
}
