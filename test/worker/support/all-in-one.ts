import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedQueue } from '../../../src/embedded/queue/open-embedded-queue';
import { newDataFolder } from '../../support/data-folder';
import { freePort } from '../../support/free-port';
import { startServer, type TestServer } from '../../support/server';
import { startDatabase } from '../../support/store';
import { testStores } from '../../support/stores';
import type { Cluster } from './cluster';
import { endProcess } from './processes';

/** The worker is the whole process: API and queue come and go with it. */
export async function startAllInOne(
  ownDatabase: boolean,
  settings: Record<string, string>,
): Promise<Cluster> {
  const dataDir = await newDataFolder();
  const database = ownDatabase ? await startDatabase({ started: true }) : undefined;
  const stores = testStores();
  const mongodbUri = database?.uri ?? stores.env.MONGODB_URI;
  const port = await freePort();
  const env = { PORT: String(port), MONGODB_URI: mongodbUri, QUEUE_URL: undefined, ...settings };
  let server: TestServer | undefined;
  const startWorker = async () => {
    server ??= await startServer({ dataDir, env });
  };
  const end = async (signal: NodeJS.Signals) => {
    const code = server ? await endProcess(server.process, signal) : null;
    server = undefined;
    return code;
  };
  await startWorker();
  return {
    url: `http://127.0.0.1:${port}`,
    mongodbUri,
    hasOwnApi: false,
    startWorker,
    killWorkers: async () => {
      await end('SIGKILL');
    },
    stopWorkers: async () => [await end('SIGTERM')],
    openQueue: () => openEmbeddedQueue(join(dataDir, 'queue')),
    stop: async () => {
      await end('SIGTERM');
      await database?.stop();
      await stores.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
