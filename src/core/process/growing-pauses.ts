import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before each next try: a second at first, then twice as long up to half a minute. */
export function* growingPauses(): Generator<number, never> {
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) yield pause;
}

interface Retrying {
  /** Whether this error goes by; any other ends the work. */
  isPassing: (error: unknown) => boolean;
  /** Cuts the pause short; the try that follows is the last. */
  signal: AbortSignal;
}

/** Does some work, again and again after growing pauses while only what passes is in its way. */
export async function untilDone<Result>(
  work: () => Promise<Result>,
  { isPassing, signal }: Retrying,
): Promise<Result> {
  const pauses = growingPauses();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      await wait(pauses.next().value, undefined, { signal }).catch(() => undefined);
    }
  }
}
