import { SERP_LIMITS } from './serp-limits';

/** How far a text is shown, in em, so that it holds at any size of the font. */
export interface TextLimit {
  /** Pixels of the font. */
  fontSize: number;
  lines: number;
  /** Up to here it is shown whole wherever it was measured. */
  safe: number;
  /** From here on it stands at the very edge. */
  edge: number;
  /** Of each line; what is wider is cut. */
  cut: number;
  /** Characters that a source recommends at most. */
  characters?: number;
}

export interface SerpProfile {
  /** As the middle of a sentence has it. */
  name: string;
  title: TextLimit;
  description: TextLimit;
  source: string;
  /** When that was looked up or measured. */
  checked: string;
}

export const SERP_PROFILE_IDS = ['desktop', 'desktop-22', 'mobile'] as const;
export type SerpProfileId = (typeof SERP_PROFILE_IDS)[number];

interface Pixels {
  fontSize: number;
  lines?: number;
  safe: number;
  edge?: number;
  cut: number;
  characters?: number;
}

function limit({ fontSize, lines = 1, safe, edge, cut, characters }: Pixels): TextLimit {
  const em = (pixels: number) => pixels / fontSize;
  return { fontSize, lines, safe: em(safe), edge: em(edge ?? cut), cut: em(cut), characters };
}

const { title, description } = SERP_LIMITS;
const DESKTOP_DESCRIPTION = limit({
  fontSize: description.fontSize,
  safe: description.safePixels,
  cut: description.cutPixels,
  // Yoast SEO, the date included.
  characters: 156,
});

/** Where Google cuts, by device. Google publishes no number; [A] marks assumptions of ours. */
export const SERP_PROFILES: Readonly<Record<SerpProfileId, SerpProfile>> = {
  desktop: {
    name: 'desktop',
    title: limit({ fontSize: title.fontSize, safe: title.safePixels, cut: title.cutPixels }),
    description: DESKTOP_DESCRIPTION,
    source: `Title: ${title.source}. Description: ${description.source} (920 and 985 px), Yoast SEO (156 characters, less the date).`,
    checked: title.checked,
  },
  'desktop-22': {
    name: 'desktop at 22 px',
    title: limit({ fontSize: 22, safe: 572, edge: 630, cut: 648 }),
    description: DESKTOP_DESCRIPTION,
    source: 'Title: measured on google.com (zh-TW) in a column of 652 px by adsandcode.',
    checked: '2026-09-18',
  },
  mobile: {
    name: 'mobile',
    title: limit({ fontSize: 20, lines: 2, safe: 343, cut: 343 }),
    description: limit({ fontSize: 14, safe: 680, cut: 680 }),
    source: 'Two lines of 343 px for a title, 680 px for a description [A].',
    checked: '2026-11-21',
  },
};
