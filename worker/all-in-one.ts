import './start-up/heap-growth';
import 'reflect-metadata';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IN_DATA_DIR } from '../src/config/data-folder';
import type { Environment } from '../src/config/environment';
import { readEnvironment } from '../src/config/read-environment';
import { assertRoom } from '../src/core/disk/disk-full';
import type { HealthChecks } from '../src/core/observability/health.service';
import { structuredLog } from '../src/core/observability/logging';
import { assertCanListen } from '../src/core/process/listening';
import { startFailureOf } from '../src/core/process/start-failure';
import { stopOnSignal } from '../src/core/process/stop-on-signal';
import { createApp } from '../src/create-app';
import { startEmbeddedMongo } from '../src/embedded/mongo/start';
import { openEmbeddedQueue } from '../src/embedded/queue/open-embedded-queue';
import { SetupService } from '../src/modules/setup/setup.service';
import { openQueueConnection } from '../src/queues/open-queue-connection';
import type { QueueConnection } from '../src/queues/queue-connection';
import { createWorker } from './create-worker';
import { Closing } from './start-up/closing';
import { ownJwtSecret } from './start-up/jwt-secret';
import { announcement } from './start-up/announcement';
import { Stages } from './start-up/stages';

const stages = new Stages();
const closing = new Closing();

/** `npm start`: stores, API, worker and web client in one process; real stores where their settings are given. */
async function main(): Promise<void> {
  const given = readEnvironment('all-in-one');
  Logger.overrideLogger(structuredLog(given));
  await assertCanListen(given.host, { PORT: given.port, MANAGEMENT_PORT: given.managementPort });
  // First and alone: where the database can't be opened, nothing in the data folder has been touched.
  const mongodbUri = await stages.measure('database', () => openDatabase(given));
  const [queue, jwtSecret] = await Promise.all([
    stages.measure('queue', () => openQueue(given)),
    given.jwtSecret || ownJwtSecret(given.dataDir),
  ]);
  const environment = { ...given, mongodbUri, jwtSecret };
  const options = { environment, queue, checks: checksOf(given), dataDir: embeddedIn(given) };
  const app = await stages.measure('api', () => createApp(options));
  closing.add('api', () => app.close());
  const [accounts] = await Promise.all([
    stages.measure('setup', () => setUp(app, given)),
    stages.measure('worker', () => startWorker(environment, queue)),
  ]);
  await app.listen({ port: environment.port, host: environment.host });
  console.log(announcement(await app.getUrl(), stages.finish(), accounts));
}

async function openDatabase({ mongodbUri, dataDir, durability }: Environment): Promise<string> {
  if (mongodbUri) return mongodbUri;
  const starting = startEmbeddedMongo({ dataDir, durability });
  closing.add('database', async () => (await starting).close());
  return (await starting).uri;
}

async function openQueue({ queueUrl, dataDir }: Environment): Promise<QueueConnection> {
  const queue = await (queueUrl
    ? openQueueConnection(queueUrl)
    : openEmbeddedQueue(join(dataDir, IN_DATA_DIR.queue)));
  closing.add('queue', () => queue.close());
  return queue;
}

/** Data of other processes are theirs to watch over. */
function checksOf(given: Environment): HealthChecks {
  const dataDir = embeddedIn(given);
  if (dataDir === undefined) return {};
  return { disk: () => Promise.resolve().then(() => assertRoom(dataDir)) };
}

function embeddedIn({ mongodbUri, queueUrl, dataDir }: Environment): string | undefined {
  return mongodbUri && queueUrl ? undefined : dataDir;
}

async function setUp(app: NestFastifyApplication, { mongodbUri }: Environment) {
  const { accounts } = await app.get(SetupService).run({ generateAdmin: mongodbUri === '' });
  return accounts;
}

/** Health and metrics of the whole process are the API's. */
async function startWorker(environment: Environment, queue: QueueConnection): Promise<void> {
  const worker = await createWorker({ environment: { ...environment, managementPort: undefined }, queue });
  closing.add('worker', () => worker.close());
}

stopOnSignal(() => closing.run());
main().catch(async (error: unknown) => {
  console.error(startFailureOf(error));
  await closing.run();
  process.exit(1);
});
