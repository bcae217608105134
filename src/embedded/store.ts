import { readStoreSettings } from '../config/store-settings';
import { startEmbeddedMongo } from './mongo/start';

/** `npm run store`: the embedded database alone, until it is told to stop. */
async function run(): Promise<void> {
  const store = await startEmbeddedMongo(readStoreSettings());
  const stop = () => void store.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`MONGODB_URI=${store.uri}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
