import type { VisitFailure } from './crawls';

/** One sentence for whatever keeps an address from being reached, so that nobody learns from it what is where. */
const UNREACHABLE = 'This URL cannot be reached. Check its spelling, and that the page is public.';

const FETCH_SENTENCES: Record<VisitFailure, string> = {
  scheme: 'Enter a URL that begins with https:// or http://.',
  credentials: 'Remove the user name and the password from the URL.',
  port: 'Enter a URL without a port: only the usual ones, 80 and 443, are read.',
  address: UNREACHABLE,
  dns: UNREACHABLE,
  connect: UNREACHABLE,
  tls: 'No secure connection to this site is possible. Check that its certificate is valid.',
  timeout: 'The site took too long to answer. Please try again later.',
  'too-large': 'This page is too large to be read.',
  'too-many-redirects': 'This URL redirects too many times. Enter the final URL.',
  headers: "The site's answer could not be understood. Check that it opens in a browser.",
  type: 'This URL leads to a file of another kind, not to a page.',
  encoding: 'The page arrived damaged, or compressed in a way that is not supported.',
  aborted: 'This was stopped before the page was loaded.',
  'redirect-nowhere': 'This URL redirects without saying where to.',
  'redirect-scheme': 'This URL redirects to something other than a web page.',
  'not-modified': 'The site says that nothing has changed, and sends no page.',
  'cookie-loop': 'This URL redirects to itself until a cookie is sent back.',
  'robots-timeout': 'robots.txt could not be reached: the site took too long to answer. Try again later.',
  'robots-server-error': 'robots.txt could not be reached: the site answered with an error. Try again later.',
  'robots-busy': 'robots.txt could not be reached: the site asks for fewer requests. Try again later.',
  'robots-unreadable': 'robots.txt could not be reached: the answer could not be read.',
};

/** What a user reads where an address could not be fetched. */
export function fetchSentence(reason: VisitFailure): string {
  return FETCH_SENTENCES[reason];
}
