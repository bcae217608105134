import { resolve } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Durability } from '../../config/environment';

export interface EmbeddedMongo {
  uri: string;
  close(): Promise<void>;
}

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
  const [{ uri }] = (await once(thread, 'message')) as [{ uri: string }];
  return {
    uri,
    async close() {
      const ended = once(thread, 'exit');
      thread.postMessage('close');
      await ended;
    },
  };
}
