import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminContext,
  defaultI18nProvider,
  type DataProvider,
  type GetListParams,
  ListBase,
} from 'react-admin';
import { ListExport } from './ListExport';

const SORT = { field: 'name', order: 'DESC' } as const;
const FILTER = { role: 'student' };

/** A list of so many users with the export's button, and what was exported of it. */
function listOf(amount: number, failing = false) {
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
    <AdminContext dataProvider={{ getList } as unknown as DataProvider} i18nProvider={defaultI18nProvider}>
      <ListBase resource="users" sort={SORT} filter={FILTER} exporter={(rows) => void exported.push(rows)}>
        <ListExport />
      </ListBase>
    </AdminContext>,
  );
  return { asked, exported };
}

it('exports all pages of what is sought, in the order of the list', async () => {
  const { asked, exported } = listOf(2500);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(exported[0]?.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, id) => id));
  expect(asked).toEqual(Array(3).fill({ sort: SORT, filter: FILTER }));
});

it('exports nothing rather than a part, and can be tried again', async () => {
  const { exported, asked } = listOf(2500, true);
  const button = await screen.findByRole('button', { name: 'Export' });
  await userEvent.click(button);
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(button).toBeEnabled());
  expect(exported).toEqual([]);
});
