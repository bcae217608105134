import { parentPort, workerData } from 'node:worker_threads';
import { workOnLinks } from './interlink-work';
import type { InterlinkWorkRequest } from './interlink-work-in-thread';

/** The thread that works on the links of one large site, and ends. */
if (parentPort) {
  const { kind, packed, ask } = workerData as InterlinkWorkRequest;
  parentPort.postMessage({ answer: workOnLinks(kind, packed, ask) });
}
