import { prepareQueueTemplate } from './queue-folder';

/** A step of the build: the first start then copies what takes seconds to make. */
prepareQueueTemplate().catch((error: unknown) => {
  process.stderr.write(`The embedded queue's folder can't be prepared: ${String(error)}\n`);
  process.exitCode = 1;
});
