import type { CrawlOptions, IndexabilityReason } from '../scraper/crawls';
import { fetchSentence } from '../scraper/fetch-messages';
import {
  type HeadingProblem,
  MAX_ADDRESS_FILE_BYTES,
  MAX_RUN_ADDRESSES,
  type PageFailure,
  type PageOutcome,
} from './page-runs';

/** Sentences of the tools that read pages. */
export const PAGE_MESSAGES = {
  addressesRequired: 'Enter at least one URL, such as https://example.com/page.',
  tooManyAddresses: `Enter at most ${MAX_RUN_ADDRESSES} URLs; put the others in a second run.`,
  nameInvalid: 'Give the run a shorter name.',
  noAddressesInFile: 'This file contains no URLs. Choose a CSV with a column of URLs.',
  fileTooLarge: `A URL file can have at most ${MAX_ADDRESS_FILE_BYTES / 1024 / 1024} MB.`,
  crawlsForAdmins: 'Only admins can take the pages of a crawl. Enter URLs instead.',
  crawlNotFound: 'This crawl no longer exists. Choose another one.',
  crawlAtWork: 'This crawl is still running. Wait until it is done, or choose another one.',
  crawlBrokenOff: 'This crawl was not finished. Choose another one, or crawl the site again.',
  crawlEmpty: 'No page of this crawl answered. Choose another one.',
  crawlOf: ({ mode, startUrl }: Pick<CrawlOptions, 'mode' | 'startUrl'>) =>
    (mode === 'list' ? 'Crawl of a list from ' : 'Crawl of ') +
    startUrl.replace(/^https?:\/\//i, '').replace(/\/$/, ''),
  robots: "The site's robots.txt does not allow this page to be read.",
  refused: (status: number) => `The page answered ${status}.`,
  needsJavaScript: 'The page shows its content only with JavaScript, which is not run here.',
} as const;

/** Why a page was not read. */
export function pageFailureSentence(failure: PageFailure): string {
  return failure === 'robots' ? PAGE_MESSAGES.robots : fetchSentence(failure);
}

export const PAGE_OUTCOME_NAMES: Record<PageOutcome, string> = {
  ok: 'Read',
  redirected: 'Redirected',
  'client-error': 'Client error',
  'server-error': 'Server error',
  failed: 'Not read',
};

export const HEADING_PROBLEM_NAMES: Record<HeadingProblem, string> = {
  'no-h1': 'No H1',
  'several-h1': 'Several H1s',
  'skipped-level': 'Skipped level',
  'empty-heading': 'Empty heading',
};

export const INDEXABILITY_NAMES: Record<IndexabilityReason, string> = {
  failed: 'Not read',
  'blocked-by-robots': 'Blocked by robots.txt',
  redirect: 'Redirect',
  'client-error': 'Client error',
  'server-error': 'Server error',
  'not-html': 'No HTML',
  noindex: 'noindex',
  canonicalised: 'Canonical elsewhere',
  'meta-refresh': 'Refresh elsewhere',
};
