import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const PAUSE_MS = 10;
/** An answer that takes longer counts as none. */
const TIMEOUT_MS = 20_000;
const IDLE_MS = 1_500;

/** Other work of a busy machine holds up callers as well: what does not show each time is not the attack's. */
const ATTEMPTS = 3;

/** How long one caller waited for answers, in milliseconds. */
interface Waits {
  median: number;
  worst: number;
  /** Requests without a 2xx answer. */
  unanswered: number;
}

interface Target {
  url: string;
  path: string;
  /** Gives the token of an account that is new for each comparison: the limit of requests must not answer in its place. */
  logIn?: () => Promise<string>;
}

/**
 * Fails when another caller, who asks `path` again and again, waits so many times longer while `attack` runs than while
 * nothing goes on, or is not answered.
 */
export async function expectCalm(
  target: Target,
  attack: () => Promise<unknown>,
  { median = Infinity, worst = Infinity }: { median?: number; worst?: number },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { idle, during } = await compareWithIdle(target, attack);
    const isCalm =
      during.unanswered === 0 && during.median < median * idle.median && during.worst < worst * idle.worst;
    if (isCalm) return;
    if (attempt === ATTEMPTS) {
      throw new Error(`Others waited: ${JSON.stringify(during)}, when idle ${JSON.stringify(idle)}.`);
    }
  }
}

/** Asks `path` again and again from a thread of its own: first alone, then while `attack` runs. */
async function compareWithIdle(
  { url, path, logIn }: Target,
  attack: () => Promise<unknown>,
): Promise<{ idle: Waits; during: Waits }> {
  const target = { url: url + path, token: await logIn?.() };
  // Before the first measure: connections, code and caches are as they are in use.
  await probeDuring(target, () => pause(IDLE_MS / 3));
  const idle = await probeDuring(target, () => pause(IDLE_MS));
  return { idle, during: await probeDuring(target, attack) };
}

async function probeDuring(
  { url, token }: { url: string; token?: string },
  work: () => Promise<unknown>,
): Promise<Waits> {
  const thread = new Worker(join(__dirname, 'probe-thread.mjs'), {
    workerData: {
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
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
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
    unanswered: latencies.filter(({ answered }) => !answered).length,
  };
}
