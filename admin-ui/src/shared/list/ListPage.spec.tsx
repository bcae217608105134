import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeleteManyParams, type GetListParams, HttpError } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import { ListSearch } from './filters/ListSearch';
import { ListBody } from './ListBody';
import { ListPage } from './ListPage';
import { RecordRows } from './RecordRows';

const FILTERS = [<ListSearch key="q" placeholder="Search" />];
const EMPTY = { title: 'No users yet', text: 'Add the first.' };
const NAMES = ['Ada', 'Ben', 'Cleo'];

beforeAll(() => {
  // A wide screen; jsdom has none.
  const nothing = () => undefined;
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => ({ ...media, addListener: nothing, removeListener: nothing }));
});

/** The list of users, of whom some cannot be deleted. */
function openList({ kept = [] as string[], failures = 0 } = {}) {
  let users = NAMES.map((name) => ({ id: name, name }));
  const deleteMany = vi.fn(async (_: string, { ids }: DeleteManyParams) => {
    users = users.filter(({ id }) => !ids.includes(id) || kept.includes(id));
    if (kept.length > 0) throw new HttpError('This is the last active admin.', 409);
    return { data: ids };
  });
  let left = failures;
  const getList = async (_: string, { filter }: GetListParams) => {
    if (left-- > 0) throw new HttpError('The service is not available.', 503);
    const { q = '' } = filter as { q?: string };
    const data = users.filter(({ name }) => name.includes(q));
    return { data, total: data.length };
  };
  render(
    <ListHarness dataProvider={{ getList, deleteMany } as never}>
      <ListPage subtitle="All">
        <ListBody filters={FILTERS} empty={EMPTY}>
          <RecordRows<{ id: string; name: string }> name="name" detail={() => ({})}>
            {null}
          </RecordRows>
        </ListBody>
      </ListPage>
    </ListHarness>,
  );
  return { deleteMany };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
async function choose(...names: string[]) {
  for (const name of names) {
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** What waits for an undo is sent when the page is left. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

describe('deleting chosen rows', () => {
  it('asks with their number, says what goes too, and sends it when nobody can undo it any more', async () => {
    const { deleteMany } = openList();
    await choose('Ada', 'Ben');
    expect(await screen.findByText('2 users selected')).toBeInTheDocument();
    await press('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 users?' });
    expect(dialog).toHaveAccessibleDescription('Their results go too. You can undo it for a few seconds.');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await inDialog('Delete');
    expect(await screen.findByText('2 users deleted.')).toBeInTheDocument();
    expect(screen.getByText(/selected/)).toHaveTextContent('0 users selected');
    expect(screen.queryByText('Ada')).not.toBeInTheDocument();
    expect(deleteMany).not.toHaveBeenCalled();
    leave();
    await waitFor(() =>
      expect(deleteMany).toHaveBeenCalledWith('users', expect.objectContaining({ ids: ['Ada', 'Ben'] })),
    );
  });

  it('brings them back, and sends nothing', async () => {
    const { deleteMany } = openList();
    await choose('Ada');
    await press('Delete');
    await inDialog('Delete');
    await press('Undo');
    expect(await screen.findByText('Ada')).toBeInTheDocument();
    leave();
    expect(deleteMany).not.toHaveBeenCalled();
  });

  it('calls a single one by its name, and leaves it where that is cancelled', async () => {
    const { deleteMany } = openList();
    await choose('Ada');
    await press('Delete');
    expect(await screen.findByRole('dialog', { name: 'Delete Ada?' })).toBeInTheDocument();
    await inDialog('Cancel');
    leave();
    expect(deleteMany).not.toHaveBeenCalled();
  });

  it('shows again who was kept, and says why', async () => {
    openList({ kept: ['Ben'] });
    await choose('Ada', 'Ben');
    await press('Delete');
    await inDialog('Delete');
    await screen.findByText('2 users deleted.');
    leave();
    expect(await screen.findByText('This is the last active admin.')).toBeInTheDocument();
    expect(await screen.findByText('Ben')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Ada')).not.toBeInTheDocument());
  });
});

it('a list that failed is tried again', async () => {
  openList({ failures: 1 });
  expect(await screen.findByText('The users could not be loaded')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('Ada')).toBeInTheDocument();
});

it('a search that finds nothing says so and can be cleared', async () => {
  openList();
  await userEvent.type(await screen.findByRole('textbox'), 'Zoe');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  await press('Clear search and filters');
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

describe('for who does not see the table', () => {
  it('a checkbox says whose it is', async () => {
    openList();
    for (const name of NAMES) {
      expect(await screen.findByRole('checkbox', { name: `Select ${name}` })).toBeInTheDocument();
    }
  });

  it('a column says how the rows are sorted by it', async () => {
    openList();
    const column = await screen.findByRole('columnheader', { name: /name/i });
    expect(column).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(column).getByRole('button'));
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(within(column).getByRole('button'));
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'descending'));
  });
});
