/**
 * What a page is for: a `list` leads to pages of one subject, an `archive` to whatever has a tag, an author or a date;
 * `service` is what people do something with, such as a cart or a login.
 */
export const PAGE_KINDS = [
  'text',
  'product',
  'list',
  'archive',
  'start',
  'contact',
  'legal',
  'service',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Whether people come to read it: what it says can be extended, and links can be set in it. */
export function isReadingMatter(kind: PageKind): boolean {
  return kind === 'text' || kind === 'product';
}
