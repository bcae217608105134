/** Most characters of each text of a snippet, and how many there may be of what comes more than once. */
export const SNIPPET_LIMITS = {
  title: 500,
  description: 1_000,
  /** Different ones, with commas between them. */
  keywords: 5,
  keywordsText: 300,
  variants: 5,
  address: 2_048,
  text: 200,
  breadcrumb: 300,
  number: 30,
  /** Of a csv. */
  rows: 1_000,
  fileBytes: 10 * 1024 * 1024,
} as const;

/** Of one user. */
export const MAX_SAVED_SNIPPETS = 200;

/** A picture that a preview shows, in bytes as its site sends it and in pixels. */
export const MAX_PREVIEW_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_PREVIEW_IMAGE_PIXELS = 25_000_000;
/** Where `POST /api/preview/image` tells what the picture was before it was drawn anew. */
export const IMAGE_HEADERS = {
  width: 'x-image-width',
  height: 'x-image-height',
  bytes: 'x-image-bytes',
  format: 'x-image-format',
} as const;

/** What is compared side by side. */
export interface SnippetVariant {
  title: string;
  description: string;
}

export const TWITTER_CARDS = ['', 'summary', 'summary_large_image'] as const;
export type TwitterCard = (typeof TWITTER_CARDS)[number];

/** What a page says of itself to search engines and networks; a text is empty where it says nothing. */
export interface SnippetTexts {
  /** The page's own URL. */
  url: string;
  siteName: string;
  /** Steps with › between them; empty for those of the URL. */
  breadcrumb: string;
  h1: string;
  /** A day, `2026-11-21`. */
  date: string;
  rating: string;
  reviews: string;
  price: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
}

/** All that the form holds. */
export interface SnippetFields extends SnippetTexts {
  /** With commas between them. */
  keywords: string;
  twitterCard: TwitterCard;
  variants: SnippetVariant[];
}

/** What `POST /api/preview/fetch` answers: a page as the form takes it. */
export interface SnippetPage extends SnippetTexts, SnippetVariant {
  twitterCard: TwitterCard;
  /** The URL of its icon. */
  icon: string;
}

/** A set that is kept under a name. */
export interface SavedSnippetEntry {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
}

export interface SavedSnippetView extends SavedSnippetEntry {
  fields: SnippetFields;
}
