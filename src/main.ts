import 'reflect-metadata';
import { EnvironmentError } from './config/environment';
import { readEnvironment } from './config/read-environment';
import { createApp } from './create-app';
import { SetupService } from './modules/setup/setup.service';
import { openQueueConnection } from './queues/open-queue-connection';

/** `npm run start:api`: the API and the web client over real stores. */
async function main(): Promise<void> {
  const environment = readEnvironment('api');
  const queue = await openQueueConnection(environment.queueUrl);
  const app = await createApp({ environment, queue });
  await app.get(SetupService).run({ generateAdmin: false, sampleData: environment.sampleData });
  await app.listen({ port: environment.port, host: environment.host });
  const stop = async () => {
    await app.close();
    await queue.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError || (error instanceof Error && error.name === 'Error');
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
});
