import './start-up/heap-growth';
import 'reflect-metadata';
import { readEnvironment } from '../src/config/read-environment';
import { assertCanListen } from '../src/core/process/listening';
import { startFailureOf } from '../src/core/process/start-failure';
import { stopOnSignal } from '../src/core/process/stop-on-signal';
import { openQueueConnection } from '../src/queues/open-queue-connection';
import { createWorker } from './create-worker';

/** `npm run start:worker`: runs the jobs of real stores. */
async function main(): Promise<void> {
  const environment = readEnvironment('worker');
  await assertCanListen(environment.host, { MANAGEMENT_PORT: environment.managementPort });
  const queue = await openQueueConnection(environment.queueUrl);
  const worker = await createWorker({ environment, queue });
  stopOnSignal(async () => {
    await worker.close();
    await queue.close();
  });
  console.log('Cohort worker is ready.');
}

main().catch((error: unknown) => {
  console.error(startFailureOf(error));
  process.exit(1);
});
