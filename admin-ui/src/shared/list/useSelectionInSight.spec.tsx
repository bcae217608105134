import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  AdminContext,
  type DataProvider,
  defaultI18nProvider,
  type GetListParams,
  ListBase,
  memoryStore,
  useListContext,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { useSelectionInSight } from './useSelectionInSight';

function Rows() {
  const { data, selectedIds, onSelect, setFilters, setPage, refetch } = useListContext<{ id: string }>();
  useSelectionInSight();
  return (
    <>
      <output aria-label="Shown">{data?.map(({ id }) => id).join()}</output>
      <output aria-label="Chosen">{selectedIds.join()}</output>
      <button onClick={() => onSelect(['a', 'b'])}>Choose</button>
      <button onClick={() => setFilters({ from: 'b' }, {})}>Search</button>
      <button onClick={() => setFilters({}, {})}>Search no more</button>
      <button onClick={() => setPage(2)}>Next page</button>
      <button onClick={() => void refetch()}>Reload</button>
    </>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Leave or come back</button>
      {isOpen ? (
        <ListBase resource="users" perPage={2}>
          <Rows />
        </ListBase>
      ) : null}
    </>
  );
}

const shown = (ids: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Shown' }).textContent).toBe(ids));
const chosen = (ids: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Chosen' }).textContent).toBe(ids));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens a list of `a` to `e`, two to a page, with both rows of the first chosen. */
async function openAndChoose() {
  let rows = ['a', 'b', 'c', 'd', 'e'];
  const getList = async (_: string, { pagination, filter }: GetListParams) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 2 };
    const { from = '' } = filter as { from?: string };
    const found = rows.filter((id) => id >= from);
    const data = found.slice((page - 1) * perPage, page * perPage).map((id) => ({ id }));
    return { data, total: found.length };
  };
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <AdminContext
        dataProvider={{ getList } as unknown as DataProvider}
        i18nProvider={defaultI18nProvider}
        store={memoryStore()}
      >
        <Page />
      </AdminContext>
    </MemoryRouter>,
  );
  await shown('a,b');
  await press('Choose');
  await chosen('a,b');
  return { remove: (id: string) => (rows = rows.filter((row) => row !== id)) };
}

describe('a selection', () => {
  it('ends with another search, also of rows that are found by both', async () => {
    await openAndChoose();
    await press('Search');
    await shown('b,c');
    await chosen('');
    await press('Search no more');
    await shown('a,b');
    await chosen('');
  });

  it('ends with another page', async () => {
    await openAndChoose();
    await press('Next page');
    await shown('c,d');
    await chosen('');
  });

  it('loses the rows that are gone', async () => {
    const { remove } = await openAndChoose();
    remove('a');
    await press('Reload');
    await shown('b,c');
    await chosen('b');
  });

  it('ends when the list is left', async () => {
    await openAndChoose();
    await press('Leave or come back');
    await press('Leave or come back');
    await shown('a,b');
    await chosen('');
  });
});
