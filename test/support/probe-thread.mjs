import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers, pauseMs, timeoutMs } = workerData;
let stopped = false;
parentPort.once('message', () => (stopped = true));

const latencies = [];
while (!stopped) {
  const start = performance.now();
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  const answered =
    response?.ok === true &&
    (await response.arrayBuffer().then(
      () => true,
      () => false,
    ));
  latencies.push({ ms: performance.now() - start, answered });
  if (latencies.length === 1) parentPort.postMessage('started');
  await pause(pauseMs);
}
parentPort.postMessage(latencies);
