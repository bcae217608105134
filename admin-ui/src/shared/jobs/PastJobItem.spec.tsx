import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import type { JobKindInfo } from './jobKinds';
import { PastJobItem } from './PastJobItem';

function setUp(change: Partial<CrawlJob>, kind: Partial<JobKindInfo<CrawlJob>> = {}) {
  const actions = {
    onOpen: vi.fn(),
    onDownload: vi.fn(),
    onCancel: vi.fn(),
    onPause: vi.fn(),
    onResume: vi.fn(),
    onDelete: vi.fn(),
  };
  const job = aCrawl(change);
  render(<PastJobItem kind={{ ...CRAWL, ...kind }} job={job} busy={false} {...actions} />);
  return { actions, job, user: userEvent.setup() };
}

const buttonNames = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('PastJobItem', () => {
  it.each([
    ['queued' as const, ['Pause shop.example', 'Cancel shop.example']],
    ['running' as const, ['Pause shop.example', 'Cancel shop.example']],
    ['paused' as const, ['Resume shop.example', 'Cancel shop.example']],
    [
      'done' as const,
      ['shop.example', 'Preview shop.example', 'Download shop.example', 'Delete shop.example'],
    ],
    ['failed' as const, ['Delete shop.example']],
    ['cancelled' as const, ['Delete shop.example']],
  ])('a %s job can be: %j', (status, names) => {
    setUp({ status });
    expect(buttonNames()).toEqual(names);
  });

  it.each(['failed' as const, 'cancelled' as const])('opens what a %s job has left', (status) => {
    setUp({ status, result: { pages: 3 } });
    expect(buttonNames()).toEqual([
      'shop.example',
      'Preview shop.example',
      'Download shop.example',
      'Delete shop.example',
    ]);
  });

  it('opens nothing of a job that is not over', () => {
    setUp({ status: 'paused', result: { pages: 3 } });
    expect(buttonNames()).toEqual(['Resume shop.example', 'Cancel shop.example']);
  });

  it('offers no pause where the kind cannot', () => {
    setUp({ status: 'running' }, { pausable: false });
    expect(buttonNames()).toEqual(['Cancel shop.example']);
  });

  it('offers no download where the kind has no file', () => {
    setUp({ status: 'done' }, { file: undefined });
    expect(buttonNames()).toEqual(['shop.example', 'Preview shop.example', 'Delete shop.example']);
  });

  it('shows how far a running job has come', () => {
    setUp({ status: 'running', progress: { done: 1000, total: 4000 } });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('1,000 of 4,000 pages done')).toBeInTheDocument();
  });

  it('has a bar that rests while the job is paused', () => {
    setUp({ status: 'paused' });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });

  it('says why a job failed and what to do', () => {
    setUp({ status: 'failed', error: { code: 'FILE_REJECTED', message: 'No keyword column was found.' } });
    expect(screen.getByText(/^No keyword column was found\. Fix the file/)).toBeInTheDocument();
  });

  it('hands its job to the action', async () => {
    const { actions, job, user } = setUp({ status: 'done' });
    await user.click(screen.getByRole('button', { name: 'Download shop.example' }));
    expect(actions.onDownload).toHaveBeenCalledWith(job);
  });
});
