import { NEAR_DUPLICATES } from '@contracts/scraper/crawl-reports';

const HIGHEST = 1;

/** The threshold that an address names, to the hundredth; the usual one where it names none that there is. */
export function thresholdOf(text: string): number {
  const value = text === '' ? Number.NaN : Math.round(Number(text) * 100) / 100;
  return value >= NEAR_DUPLICATES.lowest && value <= HIGHEST ? value : NEAR_DUPLICATES.usual;
}
