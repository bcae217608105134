import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Durability } from '../../config/environment';
import { killWhenOverdue } from '../../core/process/last-resort';

export interface EmbeddedMongo {
  uri: string;
  close(): Promise<void>;
}

/** LMDB never ends a thread that is stopped in the middle of a write. */
const EXIT_LIMIT_MS = 2_000;

/** A thread runs compiled code only; started from the sources, it is the build's. */
function threadFile(): string {
  const compiled = __filename.endsWith('.js');
  return compiled
    ? resolve(__dirname, 'thread.js')
    : resolve(__dirname, '../../../dist/src/embedded/mongo/thread.js');
}

/** Starts the embedded MongoDB-compatible server in a thread of its own. */
export async function startEmbeddedMongo(options: {
  dataDir: string;
  durability?: Durability;
}): Promise<EmbeddedMongo> {
  const { dataDir, durability = 'fsync' } = options;
  const thread = new Worker(threadFile(), { workerData: { dataDir: resolve(dataDir), durability } });
  const onExit = () => killWhenOverdue(EXIT_LIMIT_MS);
  process.once('exit', onExit);
  const ended = new Promise<void>((fulfil) => {
    thread.once('exit', () => {
      process.off('exit', onExit);
      fulfil();
    });
  });
  const uri = await addressFrom(thread, ended);
  return {
    uri,
    async close() {
      thread.postMessage('close');
      await ended;
    },
  };
}

/** Where the server listens. One that cannot start is let end first: it has its lock to give back. */
async function addressFrom(thread: Worker, ended: Promise<void>): Promise<string> {
  try {
    const [{ uri }] = (await once(thread, 'message')) as [{ uri: string }];
    return uri;
  } catch (error) {
    await ended;
    throw error;
  }
}
