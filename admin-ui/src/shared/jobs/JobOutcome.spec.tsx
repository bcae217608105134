import { render, screen } from '@testing-library/react';
import { Announcer } from '../../layout/Announcer';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import { JobOutcome } from './JobOutcome';

const show = (change: Partial<CrawlJob>) =>
  render(
    <>
      <JobOutcome kind={CRAWL} job={aCrawl(change)}>
        three pages
      </JobOutcome>
      <Announcer />
    </>,
  );

describe('JobOutcome', () => {
  it('shows the result of a job that is done', () => {
    show({ status: 'done' });
    expect(screen.getByText('three pages')).toBeInTheDocument();
    expect(screen.getByText('Done')).toBeInTheDocument();
  });

  it('says on paper of when the result is', () => {
    show({ status: 'done', createdAt: '2026-10-07T10:00:00.000Z' });
    expect(screen.getByText(/^7 Oct 2026, /)).toBeInTheDocument();
  });

  it.each([
    [{ done: 1200, total: 1200 }, 'Done: 1,200 pages crawled.'],
    [{ done: 0, total: 0 }, 'Done.'],
  ])('tells how much was done of %j to those who hear of it', (progress, told) => {
    show({ status: 'done', progress });
    expect(screen.getByText(told).closest('[aria-live="polite"]')).toBeInTheDocument();
  });

  it('says that a job was cancelled, and shows what it has left', () => {
    show({ status: 'cancelled', result: { pages: 3 } });
    expect(screen.getByRole('alert')).toHaveTextContent('shop.example was canceled.');
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
