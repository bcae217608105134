/** Points are told in tenths, so that what is shown sums up exactly to what is shown. */
export function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}

/**
 * Shares of a sum in tenths that add up to it: each is its exact value rounded down, and the tenths that are missing go to
 * those that lost most (largest remainder), of equal ones to the first. Exact values of nothing stay 0.
 * @param total in tenths
 */
export function sharesOf(total: number, exact: readonly number[]): number[] {
  const whole = exact.reduce((sum, each) => sum + each, 0);
  const wanted = Math.round(total * 10);
  if (whole <= 0) return exact.map(() => 0);
  const precise = exact.map((each) => (each * wanted) / whole);
  const counts = precise.map(Math.floor);
  const missing = wanted - counts.reduce((sum, each) => sum + each, 0);
  const lost = (at: number) => (precise[at] ?? 0) - (counts[at] ?? 0);
  precise
    .map((_, at) => at)
    .filter((at) => lost(at) > 0)
    .sort((a, b) => lost(b) - lost(a) || a - b)
    .slice(0, missing)
    .forEach((at) => {
      counts[at] = (counts[at] ?? 0) + 1;
    });
  return counts.map((count) => count / 10);
}
