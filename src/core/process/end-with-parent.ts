import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const CHECK_MS = 500;

/**
 * Ends this process, started by `fork` with its parent's id as argument, when the parent is gone: from a thread of its
 * own, for the main one may be busy for ever. The signals of a terminal or a service manager are the parent's.
 */
export function endWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  new Worker(__filename, { workerData: Number(process.argv[2]) }).unref();
}

if (!isMainThread && parentPort) {
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
  }, CHECK_MS);
}
