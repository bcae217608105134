import { parentPort, workerData } from 'node:worker_threads';
import { workOnStrategy } from './strategy-work';
import type { StrategyWorkRequest } from './strategy-work-in-thread';

/** The thread that works on one large evaluation, and ends. */
if (parentPort) {
  const { kind, kept, ask } = workerData as StrategyWorkRequest;
  parentPort.postMessage({ answer: workOnStrategy(kind, kept, ask) });
}
