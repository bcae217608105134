import type { ProductPrice } from '../products/price';

/** A line of a product's facts, such as Brand: Acme. */
export interface BlockFeature {
  key: string;
  value: string;
  /** Of products side by side: the best of its row. */
  best?: boolean;
}

/** A call to action. Colors are `#rrggbb`. */
export interface BlockButton {
  /** `{product}` stands for the product's name. */
  text: string;
  link: string;
  textColor: string;
  bgColor: string;
}

/** A picture: an http(s) address or an image data URL, what it shows, and where a click on it leads. */
export interface BlockImage {
  image: string;
  /** Empty: the product's name is used. */
  imageAlt: string;
  /** Empty: the image is no link. */
  imageHref: string;
}

/** By whom a block's colours are chosen: always light, always dark, or by the reader's system. */
export const BLOCK_SCHEMES = ['light', 'dark', 'auto'] as const;
export type BlockScheme = (typeof BLOCK_SCHEMES)[number];

export const HEADING_LEVELS = [2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** How a whole block shows. Blocks saved before these were there have none of them, and show as they did. */
export interface BlockLook {
  /** Absent: light. */
  scheme?: BlockScheme;
  /** The heading that a product's name is in the page; absent: no heading. */
  headingLevel?: HeadingLevel;
  /** It stands at the top of its page: its images load at once. */
  atTop?: boolean;
  /** The language and region by which prices and days are written: `en-US`; absent: English of the USA. */
  locale?: string;
}

/** Where the stars of a score show. */
export const STAR_PLACES = ['beside', 'instead'] as const;
export type StarPlace = (typeof STAR_PLACES)[number];

/** What every product of a block may have besides. What is absent or empty does not show. */
export interface BlockProductExtras {
  /** Id of the product of the user's library that it was filled from. */
  productId?: string;
  price?: ProductPrice;
  /** Stars beside the score, or instead of it; absent: no stars. */
  stars?: StarPlace;
  /** Across the corner: `Best value`. */
  ribbon?: string;
  /** A small label at the name: `New`. */
  badge?: string;
  /** Who gave it which prize: `Test winner 2026`. */
  award?: string;
}

export interface BlockDisclaimer {
  showDisclaimer: boolean;
  disclaimerText: string;
}
