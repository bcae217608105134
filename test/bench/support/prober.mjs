import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, tokens, pauseMs } = workerData;
const paths = ['/api/auth/me', '/api/intent?type=Transactional&limit=50&text=b'];
const latencies = [];
let stopped = false;
parentPort.once('message', () => (stopped = true));
parentPort.postMessage('started');

for (let i = 0; !stopped; i++) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${tokens[i % tokens.length]}` };
  const response = await fetch(url + paths[i % paths.length], { headers });
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  latencies.push(performance.now() - start);
  await pause(pauseMs);
}
parentPort.postMessage(latencies);
