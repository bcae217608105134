import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
const INTERVAL_MS = 50;

interface Waiting {
  timeoutMs?: number;
  /** How long to pause between two questions. */
  intervalMs?: number;
}

type Truthy<Value> = Exclude<Value, false | 0 | '' | null | undefined>;

/** Asks again and again until the answer is truthy, and gives it; fails with `what` when time is up. */
export async function waitFor<Value>(
  what: string,
  ask: () => Value | Promise<Value>,
  { timeoutMs = TIMEOUT_MS, intervalMs = INTERVAL_MS }: Waiting = {},
): Promise<Truthy<Value>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (value) return value as Truthy<Value>;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms for ${what} in vain.`);
    await pause(intervalMs);
  }
}
