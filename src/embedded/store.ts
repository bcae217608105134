import { readEnvironment } from '../config/read-environment';
import { startFailureOf } from '../core/process/start-failure';
import { stopOnSignal } from '../core/process/stop-on-signal';
import { runCopy } from './copy/copy-command';
import { startEmbeddedMongo } from './mongo/start';

/** `npm run store`: the embedded database alone, until it is told to stop; with `copy`, a copy of it. */
async function run([command, ...args]: string[]): Promise<void> {
  const { dataDir, durability } = readEnvironment('all-in-one');
  if (command === 'copy') return copy(args, { dataDir, durability });
  if (command !== undefined) throw new Error(`There is no command ${command}: leave it out, or say copy.`);
  const starting = startEmbeddedMongo({ dataDir, durability });
  stopOnSignal(async () => (await starting).close());
  process.stdout.write(`MONGODB_URI=${(await starting).uri}\n`);
}

/** One that is told to stop takes back what it has written. */
async function copy(args: string[], settings: Parameters<typeof runCopy>[1]): Promise<void> {
  const stopping = new AbortController();
  const copying = runCopy(args, settings, stopping.signal, (line) => process.stdout.write(`${line}\n`));
  stopOnSignal(() => {
    stopping.abort(new Error('The copy was stopped.'));
    return copying;
  });
  await copying;
  process.exit(0);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${startFailureOf(error)}\n`);
  process.exit(1);
});
