import { THRESHOLDS } from '@domain/scraper/issues/thresholds';

/** Pixels that a title and a description should have, and beyond which a search engine cuts them. */
export const SERP_WIDTHS = {
  title: THRESHOLDS.titlePixels,
  description: THRESHOLDS.descriptionPixels,
} as const;

export type WidthVerdict = 'missing' | 'short' | 'good' | 'cut';

export function widthVerdict(part: keyof typeof SERP_WIDTHS, pixels: number): WidthVerdict {
  const { min, max } = SERP_WIDTHS[part];
  if (pixels <= 0) return 'missing';
  if (pixels > max) return 'cut';
  return pixels < min ? 'short' : 'good';
}
