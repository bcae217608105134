import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const PROBER = new URL('./prober.mjs', import.meta.url);
const PROBE_MS = 10;

/**
 * Asks the two most frequent questions in turn while `work` runs; gives what it gave, and the latencies. A thread of its
 * own keeps this one's work out of what is measured. It ends before `work`'s error goes on: then the server goes away.
 */
export async function probeDuring(url, tokens, work) {
  const thread = new Worker(PROBER, { workerData: { url, tokens, pauseMs: PROBE_MS } });
  await once(thread, 'message');
  try {
    const value = await work();
    thread.postMessage('stop');
    const [latencies] = await once(thread, 'message');
    return { value, latencies };
  } finally {
    await thread.terminate();
  }
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
