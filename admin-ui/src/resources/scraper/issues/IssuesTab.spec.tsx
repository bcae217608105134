import type { CrawlIssue } from '@contracts/scraper/crawl-reports';
import { render, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aCrawl } from '../../../testing/siteCrawls';
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
