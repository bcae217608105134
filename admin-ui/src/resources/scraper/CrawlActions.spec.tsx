import type { CrawlView } from '@contracts/scraper/crawls';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { ListHarness } from '../../testing/ListHarness';
import { CrawlActions } from './CrawlActions';
import { CrawlPicker } from './compare/CrawlPicker';
import { useOffered } from './compare/useOffered';

const OPTIONS = { mode: 'site', startUrl: 'https://shop.example/', depth: 3, pageLimit: 120, delay: 400 };
const aCrawl = (id: string, startUrl = OPTIONS.startUrl) =>
  ({
    ...{ id, status: 'done', analysed: true, createdAt: '2026-10-07T10:00:00.000Z' },
    options: { ...OPTIONS, startUrl, ignorePaths: [], extractions: [], robots: true, sitemaps: true },
    exports: [],
  }) as unknown as CrawlView;

it('crawls again with the same settings at once', async () => {
  const seen = answerApi({ 'POST /crawls': () => ({ id: 'c2' }) });
  render(
    <ListHarness dataProvider={{}}>
      <CrawlActions crawl={aCrawl('c1')} onDeleting={() => undefined} />
    </ListHarness>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Crawl again' }));
  const sent = seen.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject(OPTIONS);
});

function Picker() {
  const crawl = aCrawl('c1');
  return <CrawlPicker crawl={crawl} offered={useOffered(crawl)} chosen="c2" onChoose={() => undefined} />;
}

it.each([
  ['https://shop.example/sale', 0],
  ['https://other.example/', 1],
])('warns where the other crawl is of another site: %s', async (startUrl, warnings) => {
  answerApi({ 'GET /crawls': () => [aCrawl('c2', startUrl)] });
  render(
    <ListHarness dataProvider={{}}>
      <Picker />
    </ListHarness>,
  );
  expect(await screen.findByDisplayValue(/7 Oct 2026/)).toBeInTheDocument();
  expect(screen.queryAllByText(/two different sites/)).toHaveLength(warnings);
});
