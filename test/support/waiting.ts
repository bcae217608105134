import { setTimeout as pause } from 'node:timers/promises';

/** Only what hangs runs into it, on a busy machine too. */
const TIMEOUT_MS = 180_000;
const FIRST_INTERVAL_MS = 50;
/** Who waits long asks seldom: callers may ask 300 times a minute. */
const LAST_INTERVAL_MS = 500;
const GROWTH = 1.3;

interface Waiting {
  timeoutMs?: number;
  /** How long to pause between two questions; without it, longer each time. */
  intervalMs?: number;
}

type Truthy<Value> = Exclude<Value, false | 0 | '' | null | undefined>;

/** Asks again and again until the answer is truthy, and gives it; fails with `what` when time is up. */
export async function waitFor<Value>(
  what: string,
  ask: () => Value | Promise<Value>,
  { timeoutMs = TIMEOUT_MS, intervalMs }: Waiting = {},
): Promise<Truthy<Value>> {
  const deadline = Date.now() + timeoutMs;
  for (let interval = intervalMs ?? FIRST_INTERVAL_MS; ;) {
    const value = await ask();
    if (value) return value as Truthy<Value>;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms for ${what} in vain.`);
    await pause(interval);
    if (intervalMs === undefined) interval = Math.min(interval * GROWTH, LAST_INTERVAL_MS);
  }
}
