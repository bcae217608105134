import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { LiveCrawl } from './LiveCrawl';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each<[string, string[], string]>([
  ['the page that it is at', ['https://shop.example/shoes'], 'shop.example/shoes'],
  ['the start before its first page', [], 'shop.example'],
])('shows %s', (_, current, expected) => {
  answerApi({});
  const crawl = aCrawl({ status: 'running', finishedAt: undefined });
  render(
    <ListHarness dataProvider={{}}>
      <LiveCrawl crawl={{ ...crawl, progress: { ...crawl.progress, current } }} />
    </ListHarness>,
  );
  expect(screen.getByText(expected)).toBeInTheDocument();
});

it('asks before it cancels a crawl', async () => {
  const seen = answerApi({});
  render(
    <ListHarness dataProvider={{}}>
      <LiveCrawl crawl={aCrawl({ status: 'running' })} />
    </ListHarness>,
  );
  await press('Cancel');
  await press('Keep crawling');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(seen).toEqual([]);
  await press('Cancel');
  expect(screen.getByRole('dialog', { name: 'Cancel this crawl?' })).toBeInTheDocument();
  await press('Cancel crawl');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(seen).toMatchObject([{ method: 'POST', path: '/crawls/c1/cancel' }]);
});
