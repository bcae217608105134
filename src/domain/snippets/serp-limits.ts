export interface SerpLimit {
  /** Up to here it is shown whole wherever it was measured. */
  safePixels: number;
  /** Beyond, it is cut. */
  cutPixels: number;
  /** Of the font that the pixels are of. */
  fontSize: number;
  source: string;
  /** When that was looked up. */
  checked: string;
}

/**
 * Where Google cuts a title and a description on a desktop. Google publishes no number: these are what the tools that
 * measure it use.
 */
export const SERP_LIMITS = {
  title: {
    safePixels: 561,
    cutPixels: 600,
    fontSize: 20,
    source: 'Screaming Frog (561 px), Yoast SEO (600 px)',
    checked: '2026-11-21',
  },
  description: {
    safePixels: 920,
    cutPixels: 985,
    fontSize: 14,
    source: 'Screaming Frog',
    checked: '2026-11-21',
  },
} as const satisfies Record<string, SerpLimit>;
