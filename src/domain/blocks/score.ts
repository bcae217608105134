const BEST = 10;
const OUT_OF_TEN = /\/\s*10\s*$/;

/**
 * The share of a score in percent, 0 to 100: a number above 0 and up to 10, which `/10` may follow, times ten, to a
 * hundredth; 0 for every other number and for what is no number.
 */
export function scorePercent(text: string): number {
  const score = Number(text.replace(OUT_OF_TEN, ''));
  return score > 0 && score <= BEST ? Math.round((score / BEST) * 10_000) / 100 : 0;
}
