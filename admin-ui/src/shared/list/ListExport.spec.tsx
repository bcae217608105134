import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GetListParams, ListBase, useListContext } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import * as downloads from '../saveBlob';
import { BulkExport } from './BulkExport';
import { ListExport } from './ListExport';

const saveBlob = vi.spyOn(downloads, 'saveBlob').mockReturnValue();

const SORT = { field: 'name', order: 'DESC' } as const;
const FILTER = { role: 'student' };

/** A list of so many users with the export's button, and what was exported of it. */
function listOf(amount: number, { failing = false, exportPath }: { failing?: boolean; exportPath?: string }) {
  const users = Array.from({ length: amount }, (_, id) => ({ id }));
  const asked: unknown[] = [];
  const exported: { id: number }[][] = [];
  const getList = async (_: string, { pagination, sort, filter }: GetListParams) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    if (perPage === 1000) asked.push({ sort, filter: filter as unknown });
    if (failing && page === 2) throw new Error('broken');
    return { data: users.slice((page - 1) * perPage, page * perPage), total: amount };
  };
  render(
    <ListHarness dataProvider={{ getList } as never} options={{ exportPath }}>
      <ListBase sort={SORT} filter={FILTER} exporter={(rows) => void exported.push(rows)}>
        <ListExport />
        <ChosenExport />
      </ListBase>
    </ListHarness>,
  );
  return { asked, exported };
}

function ChosenExport() {
  const { onSelect } = useListContext();
  return (
    <section aria-label="Chosen">
      <button onClick={() => onSelect([7, 8])}>Choose</button>
      <BulkExport />
    </section>
  );
}

const exportAll = async () => (await screen.findAllByRole('button', { name: 'Export' }))[0] as HTMLElement;

it('exports all pages of what is sought, in the order of the list', async () => {
  const { asked, exported } = listOf(2500, {});
  await screen.findByRole('button', { name: 'Choose' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2));
  await userEvent.click(await exportAll());
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(exported[0]?.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, id) => id));
  expect(asked).toEqual(Array(3).fill({ sort: SORT, filter: FILTER }));
});

it('exports nothing rather than a part, and can be tried again', async () => {
  const { exported, asked } = listOf(2500, { failing: true });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2));
  const button = await exportAll();
  await userEvent.click(button);
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(button).toBeEnabled());
  expect(exported).toEqual([]);
});

it('saves the csv of the server where it makes one: of what is sought, or of the chosen rows', async () => {
  const csv = new Blob(['Name']);
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost'));
    return { ok: true, status: 200, blob: async () => csv };
  });
  listOf(30, { exportPath: '/users/export' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2));
  await userEvent.click(await exportAll());
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(csv, 'users.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Export' })[1] as HTMLElement);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/api/users/export'));
  const parameters = asked.map(({ searchParams }) =>
    Object.fromEntries([...searchParams].map(([name, value]) => [name, JSON.parse(value) as unknown])),
  );
  const sort = ['name', 'DESC'];
  expect(parameters).toEqual([
    { sort, filter: FILTER },
    { sort, filter: { id: [7, 8] } },
  ]);
});
