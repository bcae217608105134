import { FetchError } from '../fetch/fetch-error';
import type { SiteAnswer } from '../fetch/site-answer';
import type { SiteFetcher } from '../fetch/site-fetcher';
import { isPage, PageFetcher } from './page-fetcher';

it.each([
  [200, 'text/html', true],
  [200, null, true],
  [200, 'application/pdf', false],
  [204, null, false],
  [205, 'text/html', false],
  [404, 'text/html', false],
])('takes an answer of status %i and type %s for a page: %s', (status, contentType, expected) => {
  const answer = { status, contentType } as SiteAnswer;
  expect(isPage({ hops: [], answer, failure: null })).toBe(expected);
});

/** A fetcher whose every request fails for this reason. */
function failing(reason: FetchError['reason']): PageFetcher {
  const sites = { get: () => Promise.reject(new FetchError(reason, 'in a test')) };
  return new PageFetcher(sites as unknown as SiteFetcher, new AbortController().signal);
}

it.each([
  ['address', 'address'],
  ['dns', 'dns'],
  ['timeout', 'robots-timeout'],
  ['encoding', 'robots-unreadable'],
] as const)('tells of a host that fails for %s: %s', async (reason, failure) => {
  expect(await failing(reason).fetch('https://a.example/')).toMatchObject({ failure });
});

it('counts a page that was cut off from here as not read', async () => {
  await expect(failing('aborted').fetch('https://a.example/')).rejects.toMatchObject({ reason: 'aborted' });
});
