import type { CrawlIssue } from '@contracts/scraper/crawl-reports';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handedOver } from '../../../shared/handover/handover';
import { answerApi, Part } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aCrawl } from '../../../testing/siteCrawls';
import { anAdmin } from '../../../testing/users';
import { IssuesTab } from './IssuesTab';

const ISSUE: CrawlIssue = {
  ...{ id: 'needs-javascript', title: 'Shows nothing without JavaScript', type: 'warning', priority: 'high' },
  ...{ why: 'Search engines see it late.', fix: 'Render the page on the server.', pages: 192 },
};

function show(issues: CrawlIssue[], isUnseen: boolean) {
  answerApi({ 'GET /crawls/c1/issues': () => issues });
  const { progress } = aCrawl();
  const unseen = isUnseen ? { reason: 'javascript' as const, addresses: 192 } : undefined;
  render(
    <QueryHarness>
      <IssuesTab crawl={aCrawl({ progress: { ...progress, unseen } })} />
    </QueryHarness>,
  );
}

it.each([
  ['beside the issues', [ISSUE], /Shows nothing without JavaScript/],
  ['where there are none', [], /No issues/],
])('says why no orphans are listed, %s', async (_, issues, shown) => {
  show(issues, true);
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(screen.getByText(/192 pages show their links only with JavaScript/)).toBeInTheDocument();
});

it('says nothing of it where all links were seen', async () => {
  show([ISSUE], false);
  expect(await screen.findByText(/Shows nothing without JavaScript/)).toBeInTheDocument();
  expect(screen.queryByText(/Orphans, deep pages/)).not.toBeInTheDocument();
});

it('says of an issue about links how many there are, and gives one', async () => {
  const url = 'https://shop.example/list;jsessionid=1';
  answerApi({ 'GET /crawls/c1/pages': () => new Part([], 0) });
  show([{ ...ISSUE, title: 'Session ids in links', links: { count: 1_204, example: url } }], false);
  await userEvent.click(await screen.findByRole('button', { name: /Session ids in links/ }));
  expect(await screen.findByText(`1,204 links, such as ${url}`)).toBeInTheDocument();
});

const ROW = {
  ...{ title: 'A page', status: 200, statusClass: '2xx', failure: null, skipped: null, depth: 1 },
  ...{ inlinks: 2, hops: [] },
};

it('leads from the pages of an issue to the tools that look closer at them', async () => {
  await signIn(anAdmin());
  const urls = ['https://shop.example/a', 'https://shop.example/b'];
  answerApi({
    'GET /crawls/c1/issues': () => [ISSUE],
    'GET /crawls/c1/pages': () =>
      new Part(
        urls.map((url) => ({ ...ROW, id: url, url })),
        2,
      ),
  });
  render(
    <QueryHarness>
      <IssuesTab crawl={aCrawl()} />
    </QueryHarness>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Shows nothing without JavaScript/ }));
  const watch = await screen.findByRole('link', { name: 'Watch' });
  const { searchParams } = new URL(watch.getAttribute('href') ?? '', 'http://a.example');
  expect(searchParams.get('add')).toBe('several');
  expect(handedOver((name) => searchParams.get(name) ?? '').pages).toEqual(urls);
});
