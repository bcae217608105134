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
  let whole = 0;
  for (const each of exact) whole += each;
  const wanted = Math.round(total * 10);
  const counts = new Array<number>(exact.length).fill(0);
  if (whole <= 0) return counts;
  const lost: number[] = [];
  let missing = wanted;
  for (let at = 0; at < exact.length; at += 1) {
    const precise = ((exact[at] ?? 0) * wanted) / whole;
    const count = Math.floor(precise);
    counts[at] = count;
    lost.push(precise - count);
    missing -= count;
  }
  // A score is worked out at each pause in typing: no list is sorted for the few tenths that are missing.
  for (; missing > 0; missing -= 1) {
    let most = 0;
    for (let at = 1; at < lost.length; at += 1) if ((lost[at] ?? 0) > (lost[most] ?? 0)) most = at;
    lost[most] = 0;
    counts[most] = (counts[most] ?? 0) + 1;
  }
  return counts.map((count) => count / 10);
}
