import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const PROBER = new URL('./prober.mjs', import.meta.url);
const PROBE_MS = 10;

/**
 * Asks the two most frequent questions in turn until it is stopped; gives the latencies. A thread of its own keeps this
 * one's work out of what is measured.
 */
export async function probe(url, tokens) {
  const thread = new Worker(PROBER, { workerData: { url, tokens, pauseMs: PROBE_MS } });
  await once(thread, 'message');
  return {
    stop: async () => {
      thread.postMessage('stop');
      const [latencies] = await once(thread, 'message');
      return latencies;
    },
  };
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
