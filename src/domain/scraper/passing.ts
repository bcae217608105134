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
