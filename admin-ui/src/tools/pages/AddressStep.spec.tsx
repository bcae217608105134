import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import type { UserView } from '@contracts/users/users';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as apiClient from '../../providers/apiClient';
import { handoverPath } from '../../shared/handover/handover';
import { aCrawl } from '../../testing/siteCrawls';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { PageToolPage } from './PageToolPage';
import { PAGES_ANALYSIS } from './pageTools';

const apiPage = vi.spyOn(apiClient, 'apiPage');

const START = 'POST /api/pages-analysis/runs';

/** Opens the tool where there are two crawls that are done, one of which was never worked out. */
async function openAs(
  user: UserView,
  pages: number,
  crawls = [aCrawl(), aCrawl({ id: 'c2', analysed: false })],
) {
  apiPage.mockImplementation((path) => {
    if (path.startsWith('/crawls/c1/pages')) return Promise.resolve({ items: [], total: pages });
    return Promise.resolve(
      path.startsWith('/crawls?') ? { items: crawls, total: 2 } : { items: [], total: 0 },
    );
  });
  const refusal = { message: 'Refused', errors: { crawl: PAGE_MESSAGES.crawlAtWork } };
  const { requests } = await signIn(user, { [START]: { status: 422, body: refusal } });
  render(<PageToolPage tool={PAGES_ANALYSIS} />, { wrapper: QueryHarness });
  return { requests, user: userEvent.setup() };
}

it('offers admins alone the pages of a crawl', async () => {
  await openAs(aStudent(), 3);
  expect(screen.getByLabelText('URLs, one per line')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'A finished crawl' })).not.toBeInTheDocument();
});

it('says how many pages of a crawl are read, asks for them, and says why they are refused', async () => {
  const { user, requests } = await openAs(anAdmin(), 1204);
  await user.click(screen.getByRole('button', { name: 'A finished crawl' }));
  const submit = screen.getByRole('button', { name: 'Read pages' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByLabelText('Finished crawl'));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(1);
  expect(options[0]).toHaveTextContent(/^Crawl of shop.example, /);
  await user.click(options[0] as HTMLElement);
  expect(await screen.findByText(/^500 of its 1,204 pages are read/)).toBeInTheDocument();
  await user.click(submit);
  expect(await screen.findByText(PAGE_MESSAGES.crawlAtWork)).toBeInTheDocument();
  expect(requests).toContainEqual({ route: START, body: { crawl: 'c1' } });
});

it('tells an admin without a crawl how to get one', async () => {
  const { user } = await openAs(anAdmin(), 0, []);
  await user.click(screen.getByRole('button', { name: 'A finished crawl' }));
  expect(await screen.findByRole('link', { name: 'Crawl a site' })).toHaveAttribute(
    'href',
    '/full-site-scrapper',
  );
});

it('says so of a crawl of which no page answered', async () => {
  const { user } = await openAs(anAdmin(), 0);
  await user.click(screen.getByRole('button', { name: 'A finished crawl' }));
  await user.click(screen.getByLabelText('Finished crawl'));
  await user.click(await screen.findByRole('option'));
  expect(await screen.findByText(PAGE_MESSAGES.crawlEmpty)).toBeInTheDocument();
});

it('says which lines are no addresses and why, and keeps what was entered', async () => {
  const { user, requests } = await openAs(aStudent(), 0);
  const field = screen.getByLabelText('URLs, one per line');
  const lines = 'https://a.example/\n\nb.example/two\nmailto:me@a.example';
  await user.click(field);
  await user.paste(lines);
  expect(screen.getByText('2 URLs')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read pages' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Line 4 (mailto:me@a.example) must begin with https://',
  );
  expect(field).toHaveValue(lines);
  expect(requests.map(({ route }) => route)).not.toContain(START);
});

it('says what is missing, and which lines are no URLs', async () => {
  const { user, requests } = await openAs(aStudent(), 0);
  const submit = screen.getByRole('button', { name: 'Read pages' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveAccessibleDescription('Enter at least one URL.');
  await user.type(screen.getByLabelText('URLs, one per line'), 'not a page');
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('not a page');
  expect(screen.getByLabelText('URLs, one per line')).toHaveFocus();
  expect(requests).not.toContainEqual(expect.objectContaining({ route: START }));
});

it('begins with the pages that another tool hands over', async () => {
  apiPage.mockResolvedValue({ items: [], total: 0 });
  await signIn(aStudent());
  const pages = ['https://shop.example/a', 'https://shop.example/b'];
  render(
    <QueryHarness path={handoverPath('/pages-analysis', { pages }, '/full-site-scrapper/c1')}>
      <PageToolPage tool={PAGES_ANALYSIS} />
    </QueryHarness>,
  );
  expect(await screen.findByLabelText('URLs, one per line')).toHaveValue(pages.join('\n'));
  expect(screen.getByRole('link', { name: 'Back to Full Site Scraper' })).toBeInTheDocument();
});
