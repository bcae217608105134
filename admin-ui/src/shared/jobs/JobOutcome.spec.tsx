import { render, screen } from '@testing-library/react';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import { JobOutcome } from './JobOutcome';

const show = (change: Partial<CrawlJob>) =>
  render(
    <JobOutcome kind={CRAWL} job={aCrawl(change)}>
      three pages
    </JobOutcome>,
  );

describe('JobOutcome', () => {
  it('shows the result of a job that is done', () => {
    show({ status: 'done' });
    expect(screen.getByText('three pages')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Done');
  });

  it('says that a job was cancelled, and shows what it has left', () => {
    show({ status: 'cancelled', result: { pages: 3 } });
    expect(screen.getByRole('alert')).toHaveTextContent('shop.example was cancelled.');
    expect(screen.getByText('three pages')).toBeInTheDocument();
    expect(screen.queryByText('Done')).toBeNull();
  });

  it.each(['cancelled' as const, 'failed' as const])(
    'shows nothing of a %s job that has left nothing',
    (status) => {
      show({ status });
      expect(screen.getByRole('alert')).toHaveTextContent('shop.example');
      expect(screen.queryByText('three pages')).toBeNull();
    },
  );
});
