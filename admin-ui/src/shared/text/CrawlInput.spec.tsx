import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { UserView } from '@contracts/users/users';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as apiClient from '../../providers/apiClient';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aCrawl } from '../../testing/siteCrawls';
import { aStudent, anAdmin } from '../../testing/users';
import { TextInputCard } from './TextInputCard';

const apiPage = vi.spyOn(apiClient, 'apiPage');

const PAGES = [
  { id: 'p1', url: 'https://shop.example/', title: 'Home' },
  { id: 'p2', url: 'https://shop.example/boots', title: 'Boots' },
];

/** A crawl whose pages the server finds by their titles. */
async function openAs(user: UserView, total?: number) {
  apiPage.mockImplementation((path) => {
    if (path.startsWith('/crawls?')) return Promise.resolve({ items: [aCrawl()], total: 1 });
    const { q = '' } = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as {
      q?: string;
    };
    const items = total === 0 ? [] : PAGES.filter(({ title }) => title.toLowerCase().includes(q));
    return Promise.resolve({ items, total: total ?? items.length });
  });
  const { requests } = await signIn(user, {
    'POST /api/text/page': { status: 200, body: { url: PAGES[1]?.url, mainText: 'All about boots.' } },
  });
  const onLoad = vi.fn();
  render(<TextInputCard onLoad={onLoad}>The editor</TextInputCard>, { wrapper: QueryHarness });
  return { requests, onLoad, user: userEvent.setup() };
}

it('offers a crawl to those alone who have crawls', async () => {
  await openAs(aStudent());
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Text',
    'Address',
    'File',
    'Recent',
  ]);
});

it('asks for a crawl, then for one of its pages, and reads that anew', async () => {
  const { user, requests, onLoad } = await openAs(anAdmin());
  await user.click(screen.getByRole('tab', { name: 'Crawl' }));
  const read = await screen.findByRole('button', { name: 'Read page' });
  await user.click(read);
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT_MESSAGES.noCrawl);

  await user.click(screen.getByLabelText('Finished crawl'));
  await user.click(await screen.findByRole('option', { name: /shop\.example/ }));
  expect(await screen.findByText(/^2 indexable pages/)).toBeInTheDocument();
  await user.click(read);
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT_MESSAGES.noCrawledPage);

  await user.type(screen.getByLabelText('Page of the crawl'), 'boot');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: /Boots/ }));
  await user.click(read);
  await waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  expect(onLoad).toHaveBeenCalledWith('All about boots.', expect.objectContaining({ url: PAGES[1]?.url }));
  expect(requests).toContainEqual({ route: 'POST /api/text/page', body: { url: PAGES[1]?.url } });
  expect(screen.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
});

it('says how many pages there are beyond those that are listed', async () => {
  const { user } = await openAs(anAdmin(), 1204);
  await user.click(screen.getByRole('tab', { name: 'Crawl' }));
  await user.click(await screen.findByLabelText('Finished crawl'));
  await user.click(await screen.findByRole('option'));
  expect(await screen.findByText(/^The first 20 of 1,204 indexable pages/)).toBeInTheDocument();
});

it('says so of a crawl without a page to read', async () => {
  const { user } = await openAs(anAdmin(), 0);
  await user.click(screen.getByRole('tab', { name: 'Crawl' }));
  await user.click(await screen.findByLabelText('Finished crawl'));
  await user.click(await screen.findByRole('option'));
  expect(await screen.findByText(TEXT_MESSAGES.noCrawledPages)).toBeInTheDocument();
});
