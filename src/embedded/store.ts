import { readEnvironment } from '../config/read-environment';
import { startFailureOf } from '../core/process/start-failure';
import { startEmbeddedMongo } from './mongo/start';

/** `npm run store`: the embedded database alone, until it is told to stop. */
async function run(): Promise<void> {
  const { dataDir, durability } = readEnvironment('all-in-one');
  const store = await startEmbeddedMongo({ dataDir, durability });
  const stop = () => void store.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`MONGODB_URI=${store.uri}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${startFailureOf(error)}\n`);
  process.exit(1);
});
