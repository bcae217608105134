import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answerApi } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { LiveCrawl } from './LiveCrawl';

const Around = ({ children }: { children: ReactNode }) => <QueryHarness>{children}</QueryHarness>;
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

it('names no page while the reports are made', () => {
  answerApi({});
  const current = ['https://shop.example/shoes'];
  const progress = { ...aCrawl().progress, part: 'report' as const, current };
  render(<LiveCrawl crawl={aCrawl({ status: 'running', finishedAt: undefined, progress })} />, {
    wrapper: Around,
  });
  expect(screen.getByText('Preparing the reports')).toBeInTheDocument();
  expect(screen.queryByText('shop.example/shoes')).not.toBeInTheDocument();
});

it('says that the site asks for fewer requests, and pauses and resumes', async () => {
  const seen = answerApi({});
  const slowed = { host: 'shop.example', everyMs: 400, pauseMs: 350 };
  const crawl = aCrawl({ status: 'running', progress: { ...aCrawl().progress, slowed } });
  const { rerender } = render(<LiveCrawl crawl={crawl} />, { wrapper: Around });
  expect(screen.getByText('shop.example asks for fewer requests: one every 0.4 s.')).toBeVisible();
  await press('Pause shop.example');
  rerender(<LiveCrawl crawl={{ ...crawl, status: 'paused' }} />);
  expect(screen.getByText('Resume it to continue where it stopped.')).toBeVisible();
  await press('Resume shop.example');
  expect(seen.map(({ path }) => path)).toEqual(['/crawls/c1/pause', '/crawls/c1/resume']);
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
  expect(await screen.findByRole('dialog', { name: 'Cancel this crawl?' })).toBeInTheDocument();
  await press('Cancel crawl');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(seen).toMatchObject([{ method: 'POST', path: '/crawls/c1/cancel' }]);
});
