/**
 * Clicks of a hundred searches by place among the organic results, 1 to 10: Backlinko, 4 million results
 * (https://backlinko.com/google-ctr-stats). Beyond the tenth no figure is known.
 */
const CLICK_RATES = [27.6, 15.8, 11, 8.4, 6.3, 4.9, 3.9, 3.3, 2.7, 2.4] as const;
/** The mean of places 1 to 3. */
const TOP_THREE = (CLICK_RATES[0] + CLICK_RATES[1] + CLICK_RATES[2]) / 3 / 100;

/** The share of searches that click on the result at a place; 0 where it is none of the first ten. */
export function clickRateAt(position: number | null): number {
  if (position === null) return 0;
  const place = Math.max(1, Math.round(position));
  return (CLICK_RATES[place - 1] ?? 0) / 100;
}

/** Clicks that a place among the first three would win beside today's; none for a place that wins as many. */
export function clicksAtStake(searches: number, position: number | null): number {
  return searches * Math.max(0, TOP_THREE - clickRateAt(position));
}
