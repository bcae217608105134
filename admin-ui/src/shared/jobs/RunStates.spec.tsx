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

it.each([
  [undefined, /^Working for 2 min \d+ s$/],
  [400 * 1024 * 1024, /^Working for 2 min \d+ s · the sentence model uses 400 MB of memory$/],
])('tells how long a job has worked, and what the model takes while it is at work: %s', (memory, says) => {
  const startedAt = new Date(Date.now() - 125_000).toISOString();
  show({
    busy: true,
    job: aCrawl({ status: 'running', startedAt, progress: { done: 1, total: 3, memory } }),
  });
  expect(screen.getByText(says)).toBeVisible();
});

it('says that an upload was cancelled, which became no job', () => {
  show({ dropped: 'keywords.csv' });
  expect(screen.getByText(/keywords\.csv was canceled/)).toBeVisible();
});

it('shows the result of a job that has ended', () => {
  const job = aCrawl({ status: 'done' });
  show({ job });
  expect(screen.getByText(`pages of ${job.id}`)).toBeVisible();
});
