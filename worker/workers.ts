import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { JobWorker } from '../src/queues/queue-connection';

const logger = new Logger('Workers');
const GRACE_MS = 3_000;

/** Lets running jobs settle, but not for ever: the queue gives what does not stop to another worker later. */
export async function closeWorkers(workers: readonly Pick<JobWorker, 'close'>[]): Promise<void> {
  const patience = new AbortController();
  const closed = Promise.all(workers.map((worker) => worker.close()));
  const late = wait(GRACE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([closed, late]);
  patience.abort();
}

/** Lets a worker take jobs from now on. */
export function startWorker(worker: JobWorker): void {
  worker.run().catch((err: unknown) => {
    logger.error({ err }, 'A worker takes no more jobs');
  });
}
