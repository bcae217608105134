import 'reflect-metadata';
import { readEnvironment } from './config/read-environment';
import { assertCanListen } from './core/process/listening';
import { startFailureOf } from './core/process/start-failure';
import { stopOnSignal } from './core/process/stop-on-signal';
import { createApp } from './create-app';
import { SetupService } from './modules/setup/setup.service';
import { openQueueConnection } from './queues/open-queue-connection';

/** `npm run start:api`: the API and the web client over real stores. */
async function main(): Promise<void> {
  const environment = readEnvironment('api');
  const { host, port, managementPort } = environment;
  await assertCanListen(host, { PORT: port, MANAGEMENT_PORT: managementPort });
  const queue = await openQueueConnection(environment.queueUrl);
  const app = await createApp({ environment, queue });
  stopOnSignal(async () => {
    await app.close();
    await queue.close();
  });
  await app.get(SetupService).run({ generateAdmin: false });
  await app.listen({ port, host });
  console.log(`Cohort API is ready on ${await app.getUrl()}`);
}

main().catch((error: unknown) => {
  console.error(startFailureOf(error));
  process.exit(1);
});
