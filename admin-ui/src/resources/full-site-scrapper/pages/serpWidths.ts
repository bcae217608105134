/** Pixels that a title and a description should have, and beyond which a search engine cuts them. */
export const SERP_WIDTHS = {
  title: { least: 200, most: 561 },
  description: { least: 400, most: 985 },
} as const;

export type WidthVerdict = 'missing' | 'short' | 'good' | 'cut';

export function widthVerdict(part: keyof typeof SERP_WIDTHS, pixels: number): WidthVerdict {
  const { least, most } = SERP_WIDTHS[part];
  if (pixels <= 0) return 'missing';
  if (pixels > most) return 'cut';
  return pixels < least ? 'short' : 'good';
}
