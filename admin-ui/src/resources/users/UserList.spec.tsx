import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import { signIn } from '../../testing/signIn';
import { anAdmin, aStudent } from '../../testing/users';
import { UserList } from './UserList';

const BATCHES = [{ id: 'b1', batch: 'Spring' }];

async function open() {
  await signIn(anAdmin(), { 'GET /api/bulk-changes': { status: 200, body: [] } });
  const asked: GetListParams[] = [];
  const getList = async (resource: string, params: GetListParams) => {
    if (resource !== 'users') return { data: BATCHES, total: BATCHES.length };
    asked.push(params);
    return { data: [aStudent()], total: 1 };
  };
  const dataProvider = { getList, getMany: async () => ({ data: BATCHES }) } as never;
  render(
    <ListHarness dataProvider={dataProvider}>
      <UserList />
    </ListHarness>,
  );
  await screen.findByText('Freya Free');
  const user = userEvent.setup();
  const filter = async (name: string, role = 'menuitemcheckbox') => {
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole(role, { name }));
  };
  return { user, filter, sought: () => asked.at(-1)?.filter as object };
}

it('finds the students of a batch', async () => {
  const { user, filter, sought } = await open();
  await filter('Batch');
  await user.type(await screen.findByRole('combobox', { name: 'Batch' }), 'Spr');
  await user.click(await screen.findByRole('option', { name: 'Spring' }));
  await waitFor(() => expect(sought()).toEqual({ batch: 'b1' }));
});

it('keeps a query under a name, to come back to it', async () => {
  const { user, filter, sought } = await open();
  await filter('Subscription ends within');
  await waitFor(() => expect(sought()).toEqual({ endsWithin: '14' }));
  await filter('Never logged in');
  const reminded = { endsWithin: '14', neverLoggedIn: true };
  await waitFor(() => expect(sought()).toEqual(reminded));
  await filter('Save current query...', 'menuitem');
  await user.type(await screen.findByRole('textbox', { name: 'Query name' }), 'Remind them');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await filter('Remove all filters', 'menuitem');
  await waitFor(() => expect(sought()).toEqual({}));
  await filter('Remind them', 'menuitem');
  await waitFor(() => expect(sought()).toEqual(reminded));
});

it('has the columns that are chosen, whose button has the focus again after Escape', async () => {
  const { user } = await open();
  const header = (name: string) => screen.queryByRole('columnheader', { name });
  expect([header('Email'), header('Account')].map(Boolean)).toEqual([false, true]);
  const columns = screen.getByRole('button', { name: 'Columns' });
  columns.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('switch', { name: 'Email' }));
  const account = screen.getByRole('switch', { name: 'Account' });
  await user.click(account);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'Account' })).toBeNull());
  expect([header('Email'), header('Account')].map(Boolean)).toEqual([true, false]);
  expect(columns).toHaveFocus();
});
