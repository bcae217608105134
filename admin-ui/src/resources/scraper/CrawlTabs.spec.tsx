import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi } from '../../testing/answerApi';
import { ListHarness } from '../../testing/ListHarness';
import { aCrawl } from '../../testing/siteCrawls';
import { CrawlTabs } from './CrawlTabs';
import { CRAWL_TABS } from './tabs';

const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

function show(change: Parameters<typeof aCrawl>[0]) {
  answerApi({ 'GET /crawls/c1/pages': () => [] });
  render(
    <ListHarness dataProvider={{}}>
      <CrawlTabs crawl={aCrawl(change)} />
    </ListHarness>,
  );
}

function WatchedCrawl() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <CrawlTabs crawl={aCrawl(isDone ? {} : { status: 'running', analysed: false })} />
      <button onClick={() => setDone(true)}>It ends</button>
    </>
  );
}

it.each([
  ['on its summary where nobody chose a tab', undefined, 'Summary'],
  ['on the tab that was chosen', 'Pages', 'Pages'],
])('leads a crawl that ends %s', async (_, chosen, shown) => {
  answerApi({ 'GET /crawls/c1/pages': () => [] });
  render(
    <ListHarness dataProvider={{}}>
      <WatchedCrawl />
    </ListHarness>,
  );
  expect(screen.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true');
  if (chosen) {
    await openTab('Links');
    await openTab(chosen);
  }
  await userEvent.click(screen.getByRole('button', { name: 'It ends' }));
  expect(screen.getByRole('tab', { name: shown })).toHaveAttribute('aria-selected', 'true');
});

it('says in each tab how far a stopped crawl has come', async () => {
  const progress = { ...aCrawl().progress, found: 9 };
  show({ status: 'cancelled', partial: true, progress });
  for (const tab of ['Issues', 'Links', 'Structure']) {
    await openTab(tab);
    expect(screen.getByRole('note')).toHaveTextContent(
      /^Partial: the crawl was stopped after 3 of 9 links\./,
    );
    expect(screen.queryByText('Not known yet')).not.toBeInTheDocument();
  }
});

it('says of a crawl that is under way that its reports come later', async () => {
  show({ status: 'running', analysed: false });
  await openTab('Issues');
  expect(await screen.findByText('Not known yet')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('prints all that it tells, but the comparison that nobody has chosen', async () => {
  let printed: (string | null)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  });
  show({ status: 'running', analysed: false });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }));
  await waitFor(() => expect(window.print).toHaveBeenCalled(), { timeout: 10_000 });
  for (const { title, isTool } of CRAWL_TABS) expect(printed.includes(title), title).toBe(!isTool);
});
