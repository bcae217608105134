const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next try, and the one after it: a second at first, then twice as long up to half a minute. */
export function* growingPauses(): Generator<number, never> {
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) yield pause;
}
