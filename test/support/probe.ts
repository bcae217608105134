import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const PAUSE_MS = 10;
/** An answer that takes longer counts as none. */
const TIMEOUT_MS = 20_000;
const IDLE_MS = 1_500;

/** How long one caller waited for answers, in milliseconds. */
export interface Waits {
  count: number;
  median: number;
  worst: number;
  /** Requests without a 2xx answer. */
  unanswered: number;
}

/** What another caller meets while nothing else goes on, and while `attack` runs. */
export interface Comparison {
  idle: Waits;
  during: Waits;
}

/** Asks `path` again and again from a thread of its own: first alone, then while `attack` runs. */
export async function compareWithIdle(
  target: { url: string; path: string; token?: string; headers?: Record<string, string> },
  attack: () => Promise<unknown>,
): Promise<Comparison> {
  // Before the first measure: connections, code and caches are as they are in use.
  await probeDuring(target, () => pause(IDLE_MS / 3));
  const idle = await probeDuring(target, () => pause(IDLE_MS));
  return { idle, during: await probeDuring(target, attack) };
}

async function probeDuring(
  { url, path, token, headers }: Parameters<typeof compareWithIdle>[0],
  work: () => Promise<unknown>,
): Promise<Waits> {
  const thread = new Worker(join(__dirname, 'probe-thread.mjs'), {
    workerData: {
      url: url + path,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      pauseMs: PAUSE_MS,
      timeoutMs: TIMEOUT_MS,
    },
  });
  try {
    await once(thread, 'message');
    await work();
    thread.postMessage('stop');
    const [latencies] = (await once(thread, 'message')) as [{ ms: number; answered: boolean }[]];
    return waitsOf(latencies);
  } finally {
    await thread.terminate();
  }
}

function waitsOf(latencies: { ms: number; answered: boolean }[]): Waits {
  const sorted = latencies.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
    unanswered: latencies.filter(({ answered }) => !answered).length,
  };
}
