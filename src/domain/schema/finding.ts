/** Where a check comes from: the name that people know it by, and the page that says it, if it is public. */
export interface FindingSource {
  name: string;
  url?: string;
}

/** What a check says of a form. */
export interface SchemaFinding {
  /** An error makes the schema wrong or useless to Google; a warning costs a feature of the search results. */
  level: 'error' | 'warning';
  /** Path of the form's field, such as `products.0.rating`. */
  field: string;
  sentence: string;
  source: FindingSource;
}

/** Most products of a page with product snippets; variants of one are one. Source: Google, product snippets. */
export const MAX_SNIPPET_PRODUCTS = 1;

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data';

export const SOURCES = {
  article: { name: 'Google, article', url: `${GOOGLE}/article` },
  product: { name: 'Google, product snippets', url: `${GOOGLE}/product-snippet` },
  review: { name: 'Google, review snippets', url: `${GOOGLE}/review-snippet` },
  // Its own page is gone.
  faq: { name: 'Google, documentation updates', url: 'https://developers.google.com/search/updates' },
  own: { name: 'A check of this form' },
} as const satisfies Record<string, FindingSource>;
