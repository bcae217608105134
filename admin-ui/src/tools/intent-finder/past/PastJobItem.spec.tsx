import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntentJob } from '../job/jobText';
import { PastJobItem } from './PastJobItem';

const JOB: IntentJob = {
  _id: '1',
  id: '1',
  kind: 'intent',
  owner: 'me',
  status: 'queued',
  progress: { done: 0, total: 0 },
  parameters: { fileName: 'mine.csv' },
  attempts: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
};

function setUp(job: Partial<IntentJob>) {
  const actions = { onOpen: jest.fn(), onDownload: jest.fn(), onCancel: jest.fn(), onDelete: jest.fn() };
  const shown = { ...JOB, ...job };
  render(<PastJobItem job={shown} busy={false} {...actions} />);
  return { actions, shown, user: userEvent.setup() };
}

describe('PastJobItem', () => {
  it.each([
    ['queued' as const, ['Cancel mine.csv']],
    ['running' as const, ['Cancel mine.csv']],
    ['done' as const, ['mine.csv', 'Preview mine.csv', 'Download mine.csv', 'Delete mine.csv']],
    ['failed' as const, ['Delete mine.csv']],
    ['cancelled' as const, ['Delete mine.csv']],
  ])('a %s job can be: %j', (status, names) => {
    setUp({ status });
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(names);
  });

  it('shows how far a running job has come', () => {
    setUp({ status: 'running', progress: { done: 1000, total: 4000 } });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('1,000 of 4,000 rows done')).toBeInTheDocument();
  });

  it('says why a job failed and what to do', () => {
    setUp({ status: 'failed', error: { code: 'FILE_REJECTED', message: 'No keyword column was found.' } });
    expect(screen.getByText(/^No keyword column was found\. Mend the file/)).toBeInTheDocument();
  });

  it('hands its job to the action', async () => {
    const { actions, shown, user } = setUp({ status: 'done' });
    await user.click(screen.getByRole('button', { name: 'Download mine.csv' }));
    expect(actions.onDownload).toHaveBeenCalledWith(shown);
  });
});
