import { CRAWL_MESSAGES } from '@contracts/crawls/crawl-messages';
import { render, screen } from '@testing-library/react';
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
  return { start, submit, field: screen.getByLabelText(/^Addresses/), user: userEvent.setup() };
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
