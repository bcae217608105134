import type { Spread } from '../../contracts/briefs/briefs';

/** The value below which a share of the values lies, by linear interpolation; 0 of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

/** All 0 of no values. */
export function spreadOf(values: readonly number[]): Spread {
  const at = (share: number) => quantileOf(values, share);
  return { min: at(0), q1: at(0.25), median: at(0.5), q3: at(0.75), max: at(1) };
}
