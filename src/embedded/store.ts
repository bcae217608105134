import { readEnvironment } from '../config/read-environment';
import { startFailureOf } from '../core/process/start-failure';
import { stopOnSignal } from '../core/process/stop-on-signal';
import { startEmbeddedMongo } from './mongo/start';

/** `npm run store`: the embedded database alone, until it is told to stop. */
async function run(): Promise<void> {
  const { dataDir, durability } = readEnvironment('all-in-one');
  const starting = startEmbeddedMongo({ dataDir, durability });
  stopOnSignal(async () => (await starting).close());
  process.stdout.write(`MONGODB_URI=${(await starting).uri}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${startFailureOf(error)}\n`);
  process.exit(1);
});
