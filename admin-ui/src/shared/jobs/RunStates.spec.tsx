import { render, screen } from '@testing-library/react';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import { RunStates } from './RunStates';

const nothing = () => undefined;

const show = (run: { busy?: boolean; dropped?: string; job?: CrawlJob }) =>
  render(
    <RunStates
      kind={CRAWL}
      run={{ ...{ busy: false, changing: false, cancel: nothing, pause: nothing, resume: nothing }, ...run }}
    >
      {({ id }) => `pages of ${id}`}
    </RunStates>,
  );

it('shows how far a job is, and not yet its result', () => {
  show({ busy: true, job: aCrawl({ status: 'running' }) });
  expect(screen.getByRole('region', { name: 'Progress' })).toBeVisible();
  expect(screen.queryByText(/pages of/)).toBeNull();
});

it('says that an upload was cancelled, which became no job', () => {
  show({ dropped: 'keywords.csv' });
  expect(screen.getByText(/keywords\.csv was cancelled/)).toBeVisible();
});

it('shows the result of a job that has ended', () => {
  const job = aCrawl({ status: 'done' });
  show({ job });
  expect(screen.getByText(`pages of ${job.id}`)).toBeVisible();
});
