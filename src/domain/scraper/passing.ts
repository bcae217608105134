import type { VisitFailure } from '../../contracts/scraper/crawls';

/** What a page came to. */
interface Outcome {
  status: number | null;
  failure: VisitFailure | 'robots' | null;
}

/** Not implemented, and HTTP Version Not Supported: the site will not think better of it. */
const FINAL_ERRORS = [501, 505];
const PASSING: readonly string[] = ['timeout', 'connect', 'dns'];

/** Whether a page may only be away for now, so that it is worth asking once more. */
export function isPassing({ status, failure }: Outcome): boolean {
  if (failure !== null) return PASSING.includes(failure) || failure.startsWith('robots-');
  return status === 429 || (status !== null && status >= 500 && !FINAL_ERRORS.includes(status));
}

/** What such an address leads to is no page: nobody finds links there. */
const NO_PAGE: readonly string[] = ['type', 'redirect-nowhere', 'redirect-scheme', 'not-modified'];

/** Whether nobody knows what a page links to: it did not answer, not to us, or asked to come again. */
export function isUnseen({ status, failure }: Outcome): boolean {
  if (failure !== null) return failure !== 'robots' && !NO_PAGE.includes(failure);
  return status === 429 || (status !== null && status >= 500);
}
