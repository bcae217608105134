import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GetListParams, ListBase, useListContext } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import { BulkBar } from './BulkBar';
import { useSelection } from './useSelection';
import { useSelectionInSight } from './useSelectionInSight';
import { WholeSelection } from './WholeSelection';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function Rows() {
  const { data, selectedIds, onSelect, onToggleItem, setFilters, setPage, setSort } = useListContext<{
    id: string;
  }>();
  const { selection } = useSelection();
  useSelectionInSight();
  return (
    <>
      <output aria-label="Shown">{data?.map(({ id }) => id).join()}</output>
      <output aria-label="Checked">{data?.filter(({ id }) => selectedIds.includes(id)).length}</output>
      <output aria-label="Sent">{JSON.stringify(selection)}</output>
      <button onClick={() => onSelect(data?.map(({ id }) => id) ?? [])}>Choose the page</button>
      <button onClick={() => onToggleItem(data?.[0]?.id ?? '')}>Toggle the first</button>
      <button onClick={() => setFilters({ from: 'b' }, {})}>Search</button>
      <button onClick={() => setPage(2)}>Page 2</button>
      <button onClick={() => setSort({ field: 'name', order: 'DESC' })}>Sort</button>
      <BulkBar open>
        <span>actions</span>
      </BulkBar>
    </>
  );
}

async function open(resource = 'users') {
  const getList = async (_: string, { pagination, filter }: GetListParams) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 2 };
    const { from = '' } = filter as { from?: string };
    const found = IDS.filter((id) => id >= from);
    return {
      data: found.slice((page - 1) * perPage, page * perPage).map((id) => ({ id })),
      total: found.length,
    };
  };
  render(
    <ListHarness resource={resource} dataProvider={{ getList } as never}>
      <ListBase resource={resource} perPage={2}>
        <WholeSelection>
          <Rows />
        </WholeSelection>
      </ListBase>
    </ListHarness>,
  );
  await says('Shown', 'a,b');
}

const says = (name: string, text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name }).textContent).toBe(text));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const WHOLE = 'Select all 5 that match';

it('offers all that match once the page is chosen, and shows them chosen on every page', async () => {
  await open();
  await press('Toggle the first');
  expect(await screen.findByText('1 user selected')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: WHOLE })).not.toBeInTheDocument();
  await press('Choose the page');
  await press(WHOLE);
  expect(await screen.findByText('5 users selected')).toBeInTheDocument();
  await says('Sent', '{"filter":{},"expected":5}');
  await press('Page 2');
  await says('Shown', 'c,d');
  await says('Checked', '2');
  expect(screen.getByText('5 users selected')).toBeInTheDocument();
});

it('is no longer all that match once a row is left out', async () => {
  await open();
  await press('Choose the page');
  await press(WHOLE);
  await press('Toggle the first');
  expect(await screen.findByText('1 user selected')).toBeInTheDocument();
  await says('Sent', '{"ids":["b"]}');
});

it('keeps what is chosen on other pages and in another order, until it is cleared', async () => {
  await open();
  await press('Toggle the first');
  await press('Page 2');
  await says('Shown', 'c,d');
  await press('Toggle the first');
  await press('Sort');
  await says('Shown', 'a,b');
  await says('Checked', '1');
  expect(await screen.findByText('2 users selected')).toBeInTheDocument();
  await press('Clear selection');
  await waitFor(() => expect(screen.queryByText(/[1-9] users? selected/)).not.toBeInTheDocument());
});

it('ends with another search', async () => {
  await open();
  await press('Choose the page');
  await press(WHOLE);
  await press('Search');
  await says('Shown', 'b,c');
  await says('Sent', '{"ids":[]}');
});

it('stays within the page where no job can change the records', async () => {
  await open('jobs');
  await press('Choose the page');
  expect(await screen.findByText('2 users selected')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: WHOLE })).not.toBeInTheDocument();
  await press('Page 2');
  await says('Shown', 'c,d');
  await says('Sent', '{"ids":[]}');
});
