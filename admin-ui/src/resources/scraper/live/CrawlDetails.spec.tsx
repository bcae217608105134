import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHarness } from '../../../testing/ListHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { CrawlDetails } from './CrawlDetails';

it('sums a crawl up in a line, and opens to its figures', async () => {
  const user = userEvent.setup();
  const progress = {
    ...aCrawl().progress,
    found: 1200,
    visited: 31,
    failures: { timeout: 1, 'client-error': 1 },
    skipped: { query: 7 },
  };
  render(
    <ListHarness dataProvider={{}}>
      <CrawlDetails crawl={aCrawl({ progress })} />
    </ListHarness>,
  );
  expect(
    screen.getByText('31 of 1,200 links visited · 2 errors · 7 links not followed · in 4 s'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Errors by kind')).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'Show details' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByText('Client error (4xx): 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide details' }));
  await waitFor(() => expect(screen.queryByText('Errors by kind')).not.toBeInTheDocument());
});
