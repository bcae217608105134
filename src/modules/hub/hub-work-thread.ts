import { parentPort, workerData } from 'node:worker_threads';
import type { HubWorkRequest } from './hub-work-in-thread';
import { workOnHub } from './hub-work';

/** The thread that works on one large hub, and ends. */
if (parentPort) {
  const { kind, hub, ask } = workerData as HubWorkRequest;
  parentPort.postMessage({ answer: workOnHub(kind, hub, ask) });
}
