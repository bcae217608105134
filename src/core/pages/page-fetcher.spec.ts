import type { SiteAnswer } from '../fetch/site-answer';
import { isPage } from './page-fetcher';

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
