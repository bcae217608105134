/** Words of sections are told in tens, of short texts singly. */
const STEP = 10;
const SHORT = 300;

/** Shares words out by weights: in steps of ten, and in all the words given, rounded to the step (largest remainders). */
export function sharedOut(words: number, weights: readonly number[]): number[] {
  const step = words < SHORT ? 1 : STEP;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const steps = Math.round(words / step);
  const exact = weights.map((weight) => (whole > 0 ? (steps * weight) / whole : 0));
  const shares = exact.map(Math.floor);
  const left = steps - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of whole > 0 ? byRemainder.slice(0, left) : []) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share) => share * step);
}
