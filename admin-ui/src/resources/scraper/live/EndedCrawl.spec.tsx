import { act, render, screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { EndedCrawl } from './EndedCrawl';

const ELSEWHERE = 'https://www.shop.example.com/';

async function show(redirectTo: string | null) {
  const seen = answerApi({
    'GET /crawls/c1/pages': () => [{ id: 'p1', url: 'https://shop.example/', redirectTo }],
  });
  const progress = { ...aCrawl().progress, found: 1, visited: 1 };
  render(
    <QueryHarness>
      <EndedCrawl crawl={aCrawl({ progress })} />
    </QueryHarness>,
  );
  await waitFor(() => expect(seen).toHaveLength(1));
  await act(async () => {});
}

it('says that the start address leads to another site, and offers to crawl it', async () => {
  await show(ELSEWHERE);
  expect(
    await screen.findByText(`This URL redirects to ${ELSEWHERE}, which is another site.`, {
      exact: false,
    }),
  ).toBeInTheDocument();
  screen.getByRole('link', { name: 'Crawl that site' }).click();
  const { textContent } = await screen.findByRole('status', { name: 'Address' });
  expect(textContent).toContain('/full-site-scrapper');
  expect(textContent).toContain(`"startUrl":"${ELSEWHERE}"`);
});

it.each([null, 'https://shop.example/start'])('says nothing where it leads to %j', async (redirectTo) => {
  await show(redirectTo);
  expect(screen.queryByText(/another site/)).not.toBeInTheDocument();
});

const { progress } = aCrawl();

it.each([
  [
    'a site that nothing answered for',
    { progress: { ...progress, found: 1, visited: 1, failures: { connect: 1 } } },
    /^The site could not be reached: no connection\./,
  ],
  [
    'addresses that were left out',
    { progress: { ...progress, queriesLeftOut: 15 } },
    /^15 URLs with a query string were left out: this crawl visits 10 at most/,
  ],
  [
    'addresses beyond its page limit',
    { progress: { ...progress, unseen: { reason: 'limit', addresses: 1_240 } } },
    /^1,240 URLs beyond the page limit of [\d,]+ were not visited\. Change the settings to visit more\.$/,
  ],
  ['a report that is being prepared', { status: 'cancelled', reporting: true }, /is being prepared…$/],
] as const)('tells of %s', (_, change, sentence) => {
  const seen = answerApi({});
  render(
    <QueryHarness>
      <EndedCrawl crawl={aCrawl(change, { queryLimit: 10 })} />
    </QueryHarness>,
  );
  expect(screen.getByText(sentence)).toBeVisible();
  expect(seen).toEqual([]);
});

it('offers to go on beyond the depth', async () => {
  const seen = answerApi({ 'POST /crawls/c1/deepen': () => aCrawl() });
  render(
    <QueryHarness>
      <EndedCrawl crawl={aCrawl({ progress: { ...progress, depthLeftOut: 246 } })} />
    </QueryHarness>,
  );
  expect(screen.getByText(/^246 URLs beyond depth 20 were not visited/)).toBeVisible();
  screen.getByRole('button', { name: 'Go on to depth 40' }).click();
  await waitFor(() => expect(seen).toMatchObject([{ path: '/crawls/c1/deepen', body: { depth: 40 } }]));
});
