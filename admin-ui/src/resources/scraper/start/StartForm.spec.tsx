import { CRAWL_MESSAGES } from '@contracts/scraper/crawl-messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHarness } from '../../../testing/ListHarness';
import { StartForm } from './StartForm';
import { startValues } from './startValues';
import * as starting from './useStartCrawl';

const useStartCrawl = vi.spyOn(starting, 'useStartCrawl');

function openList() {
  const start = vi.fn().mockResolvedValue(undefined);
  useStartCrawl.mockReturnValue(start);
  render(
    <ListHarness dataProvider={{}}>
      <StartForm values={startValues('', { mode: 'list' })} />
    </ListHarness>,
  );
  const submit = () => screen.getByRole('button', { name: 'GET URI DATA' });
  return { start, submit, field: screen.getByLabelText(/^URLs/), user: userEvent.setup() };
}

it('says which line of a list is no address, keeps what was entered, and takes it when it is mended', async () => {
  const { start, submit, field, user } = openList();
  await user.click(field);
  await user.paste('https://a.example/\n\nhttps://a.example/\nftp://b.example/');
  await user.click(submit());
  expect(await screen.findByText(/^Line 4 \(ftp:\/\/b\.example\/\) must begin with/)).toBeInTheDocument();
  expect(field).toHaveValue('https://a.example/\n\nhttps://a.example/\nftp://b.example/');
  expect(start).not.toHaveBeenCalled();
  await user.clear(field);
  await user.paste('https://a.example/\n\nb.example');
  await user.click(submit());
  expect(start.mock.lastCall?.[0]).toMatchObject({
    addresses: ['https://a.example/', '', 'https://b.example'],
  });
});

it('asks for an address where there are but empty lines', async () => {
  const { start, submit, field, user } = openList();
  await user.click(field);
  await user.paste('\n \n');
  await user.click(submit());
  expect(await screen.findByText(CRAWL_MESSAGES.addressesRequired)).toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});

it('refuses a limit of query strings that is none, where it stands, and sends one that is', async () => {
  const start = vi.fn().mockResolvedValue(undefined);
  useStartCrawl.mockReturnValue(start);
  const user = userEvent.setup();
  render(
    <ListHarness dataProvider={{}}>
      <StartForm values={startValues('https://shop.example/')} />
    </ListHarness>,
  );
  await user.click(screen.getByRole('button', { name: 'Options' }));
  await user.click(await screen.findByRole('switch', { name: 'Include query strings' }));
  const limit = await screen.findByRole('textbox', { name: 'Query string limit' });
  await user.clear(limit);
  await user.type(limit, '0');
  const submit = screen.getByRole('button', { name: 'GET URI DATA' });
  await user.click(submit);
  expect(
    await screen.findByText('The limit of URLs with a query string must be a whole number from 1 to 5,000.'),
  ).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  await user.clear(limit);
  await user.type(limit, '10');
  await user.click(submit);
  await waitFor(() => expect(start.mock.lastCall?.[0]).toMatchObject({ queries: true, queryLimit: 10 }));
});

const PROBLEM = /^Give the rule a name/;

it('tells what a new rule lacks once it is left or the form is sent, not as soon as it is there', async () => {
  const user = userEvent.setup();
  render(
    <ListHarness dataProvider={{}}>
      <StartForm values={startValues('https://shop.example/')} />
    </ListHarness>,
  );
  await user.click(screen.getByRole('button', { name: 'Options' }));
  const add = await screen.findByRole('button', { name: 'Add a rule' });
  await user.click(add);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.queryByText(PROBLEM)).not.toBeInTheDocument();
  await user.click(add);
  expect(await screen.findAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
  expect(await screen.findAllByText(PROBLEM)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'GET URI DATA' }));
  expect(await screen.findByText(/name of its own/)).toBeInTheDocument();
  expect(screen.getAllByText(PROBLEM)).toHaveLength(2);
});

it('visits categories and tags where that is switched on', async () => {
  const start = vi.fn().mockResolvedValue(undefined);
  useStartCrawl.mockReturnValue(start);
  const user = userEvent.setup();
  render(
    <ListHarness dataProvider={{}}>
      <StartForm values={startValues('https://shop.example/')} />
    </ListHarness>,
  );
  await user.click(screen.getByRole('button', { name: 'Options' }));
  await user.click(await screen.findByRole('switch', { name: 'Visit categories and tags' }));
  await user.click(screen.getByRole('button', { name: 'GET URI DATA' }));
  await waitFor(() => expect(start.mock.lastCall?.[0]).toMatchObject({ lists: true }));
});
