import type { IndexabilityReason } from './crawls';

/** Why search engines may not index a page, for people. */
export const INDEXABILITY_LABELS: Record<IndexabilityReason, string> = {
  failed: 'Could not be fetched',
  'blocked-by-robots': 'Blocked by robots.txt',
  redirect: 'Redirects',
  'client-error': 'Client error (4xx)',
  'server-error': 'Server error (5xx)',
  'not-html': 'Not an HTML page',
  noindex: 'Marked noindex',
  canonicalised: 'Canonical is another page',
  'meta-refresh': 'Refreshes to another page',
};
