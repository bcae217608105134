import type { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

const logger = new Logger('Threads');

/** Logs what a thread throws. That it needs more memory than it may have is what its limit is for. */
export function logFailuresOf(thread: Worker, name: string): void {
  thread.on('error', (err: NodeJS.ErrnoException) => {
    if (err.code !== 'ERR_WORKER_OUT_OF_MEMORY') logger.warn({ err, thread: name }, 'A thread failed');
  });
}
