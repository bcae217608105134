import type { SkipReason } from '../scraper/crawls';
import { fetchSentence } from '../scraper/fetch-messages';
import type { ReadingSource } from './reading-jobs';
import { MAX_READING_BYTES, READING_PAGES, type ReadingPageRow } from './readings';

const MEGABYTES = MAX_READING_BYTES / 1024 / 1024;
const COUNTS = {
  student: READING_PAGES.student.toLocaleString('en'),
  admin: READING_PAGES.admin.toLocaleString('en'),
} as const;

/** Sentences of site readings. */
export const READING_MESSAGES = {
  sourceInvalid: 'Choose where the pages come from: a site, a sitemap or a list of URLs.',
  startRequired: 'Enter the URL to start from, such as https://example.com/.',
  sitemapRequired: 'Enter the URL of a sitemap, such as https://example.com/sitemap.xml.',
  addressesRequired: 'Enter at least one URL.',
  tooManyAddresses: (most: keyof typeof COUNTS) =>
    `Enter at most ${COUNTS[most]} URLs: a reading holds no more pages.`,
  pagesInvalid: (most: keyof typeof COUNTS) =>
    `The limit of pages must be a whole number from 1 to ${COUNTS[most]}.`,
  tooLarge: 'The list is larger than 4 MB. Enter fewer URLs.',
  crawlRequired: 'Choose a finished crawl.',
  crawlForAdmins: 'Only admins can read the pages of a crawl. Enter the URL of the site instead.',
  crawlEmpty: 'No page of this crawl can be indexed. Choose another one.',
  unfinished: (name: string) =>
    `Your reading of ${name} is not finished yet. Wait until it is, or cancel it, and then start another one.`,
  full: `Your readings take ${MEGABYTES} MB, which is the most that is kept. Delete one that you no longer need, and try again.`,
  stillRuns: 'This reading is not finished yet. Cancel it first.',
  notDone: 'Choose a finished reading: this one is not.',
  forbidden: 'Nothing was read: robots.txt of the site forbids it.',
  unreadable: (reason: string) => `No page could be read. ${reason}`,
  sitemapUnreadable: 'The sitemap could not be read. Check its URL, or start from the site.',
  sitemapEmpty: 'The sitemap lists no page of its own site that can be read.',
  noText: 'None of the URLs is a page with a text.',
  broken: 'This reading was interrupted. Start it again.',
} as const;

/** Why a page of a reading has no text; null for one that has been read. */
export function unreadSentence({
  read,
  skipped,
  failure,
  status,
  finalUrl,
  url,
}: Pick<ReadingPageRow, 'read' | 'skipped' | 'failure' | 'status' | 'finalUrl' | 'url'>): string | null {
  if (read) return null;
  if (skipped !== null) return 'robots.txt forbids this page.';
  if (failure !== null) return fetchSentence(failure);
  if (finalUrl !== url) return 'It redirects to another page.';
  if (status !== null && status >= 400) return `The site answered with status ${status}.`;
  return 'It is a file of another kind, not a page.';
}

/** Which links were skipped, behind their number: “12 links to other sites”. */
export const SKIPPED_LINKS: Partial<Record<SkipReason, string>> = {
  'other-site': 'to other sites',
  query: 'with a query string',
  'file-type': 'to files',
  'ignored-path': 'to carts, accounts, tags and the like',
  robots: 'forbidden by robots.txt',
  nofollow: 'marked nofollow',
  depth: 'too many clicks away from the start',
  'too-long': 'with too many characters',
  'error-page': 'on error pages',
  endless: 'with a path that repeats itself',
};

/** What each source is called. */
export const READING_SOURCE_NAMES: Record<ReadingSource, string> = {
  site: 'Site',
  sitemap: 'Sitemap',
  list: 'List',
  crawl: 'Crawl',
};
