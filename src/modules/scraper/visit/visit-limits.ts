/** What one page may cost. */
export const VISIT_LIMITS = {
  milliseconds: 10_000,
  bodyBytes: 10 * 1024 * 1024,
  /** Redirects in a row that are followed; each is a page of its own. */
  redirects: 10,
  sitemapMilliseconds: 30_000,
  /** sitemaps.org: 50 MB and 50,000 addresses a file. */
  sitemapBytes: 50 * 1024 * 1024,
  sitemapAddresses: 50_000,
  /** Milliseconds between two requests to a host for what pages point at, whatever the crawl's own pace: most are others'. */
  targetHostMilliseconds: 1_000,
  /** As many redirects as search engines follow (Google, "HTTP status codes"). */
  targetRedirects: 10,
  /** Of a file whose site answers no HEAD: enough to know the size of small ones. */
  targetBytes: 64 * 1024,
  /** Of a style sheet, which is read for what it names: those of large frameworks have some hundred kilobytes. */
  sheetBytes: 512 * 1024,
  /** Of a page's links, the first ones are kept; characters of an anchor. */
  links: 5_000,
  anchor: 200,
  /** Addresses that the filter does not let in, of those that a page leads to without a link. */
  leftOut: 20,
  /** Bytes of a page's links and of its other facts; the store takes 16 MB in one document. */
  keptBytes: 12 * 1024 * 1024,
  /** Characters of a title, a description or a heading that are kept, and headings of a page. */
  text: 1_000,
  headings: 500,
  /** Blocks of a page's text, navigation and all: ten times what is kept of the main text. */
  blocks: 20_000,
  /** Characters of a main text in which words are counted first: hardly one of so many has few. */
  countedText: 4_000,
  /** Addresses that are remembered as found, so that the database is not asked about them with every page. */
  remembered: 200_000,
} as const;
