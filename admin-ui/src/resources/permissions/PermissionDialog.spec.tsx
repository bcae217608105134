import type { PermissionView } from '@contracts/permissions/permissions';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type RaRecord } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import { PermissionList } from './PermissionList';

type Sent = Partial<PermissionView>;

beforeAll(() => {
  const nothing = () => undefined;
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => ({ ...media, addListener: nothing, removeListener: nothing }));
});

const batch = (id: string, name: string): PermissionView => ({
  _id: id,
  id,
  batch: name,
  defaultTool: 'intent-finder',
  allowed: ['intent-finder', 'product-box-generator', 'product-box-2'],
  students: 2,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

function open(path = '', save: (data: Sent) => Promise<object> = async (data) => data) {
  const batches = [batch('b1', 'Batch 1'), batch('b2', 'Batch 1 copy')];
  const sent: Sent[] = [];
  const keep = async (_: string, { data }: { data: Sent }) => {
    sent.push(data);
    return { data: { id: 'b3', ...(await save(data)) } };
  };
  const dataProvider = {
    getList: async () => ({ data: batches, total: batches.length }),
    getOne: async (_: string, { id }: RaRecord) => ({ data: batches.find((other) => other.id === id) }),
    create: keep,
    update: keep,
  };
  render(
    <ListHarness
      dataProvider={dataProvider as never}
      resource="tools-permissions"
      path={`/tools-permissions${path}`}
      options={{ label: 'Tools Permissions', noun: { one: 'batch', many: 'batches' } }}
    >
      <PermissionList />
    </ListHarness>,
  );
  return sent;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialog>>;
const field = (shown: Dialog) => shown.findByRole('textbox', { name: /Batch/ });
const ticked = (shown: Dialog) =>
  shown
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent);

it('makes a batch: the first route is ticked, and the button says what the title says', async () => {
  const sent = open('/create');
  const shown = await dialog('New Batch');
  await userEvent.type(await field(shown), 'Spring');
  await userEvent.click(shown.getByRole('combobox', { name: /First Route/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Product Box Generator' }));
  expect(ticked(shown)).toEqual(['Product Box Generator', 'Product Box 1']);
  await userEvent.click(shown.getByRole('button', { name: 'New Batch' }));
  expect(await screen.findByText('Permission Created Successfully!')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      batch: 'Spring',
      defaultTool: 'product-box-generator',
      allowed: ['product-box-generator', 'product-box-1'],
    },
  ]);
});

it('checks on every change', async () => {
  open('/create');
  const shown = await dialog('New Batch');
  await userEvent.type(await field(shown), '1,');
  expect(await shown.findByText('Comma not allowed')).toBeInTheDocument();
  await userEvent.clear(await field(shown));
  expect(await shown.findByText('Enter Batch Number')).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'New Batch' }));
  expect(await shown.findByText('Please select default tool route')).toBeInTheDocument();
  expect(await shown.findByText('Please select at least 1')).toBeInTheDocument();
});

it('edits a batch, pre-filled, and says so', async () => {
  const sent = open('/b1');
  const shown = await dialog('Edit Batch');
  expect(await field(shown)).toHaveValue('Batch 1');
  expect(ticked(shown)).toEqual(['Intent Finder', 'Product Box Generator', 'Product Box 2']);
  await userEvent.type(await field(shown), '2');
  await userEvent.click(shown.getByRole('button', { name: 'Edit Batch' }));
  expect(await screen.findByText('Permission Updated Successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject([{ batch: 'Batch 12' }]);
});

it('stays open where the name is taken, and says why', async () => {
  open('/b1', () =>
    Promise.reject(new HttpError('No', 422, { errors: { batch: 'A batch with this name already exists' } })),
  );
  const shown = await dialog('Edit Batch');
  await userEvent.type(await field(shown), ' copy');
  await userEvent.click(shown.getByRole('button', { name: 'Edit Batch' }));
  expect(await screen.findByText('Something Went Wrong!. Maybe duplicate batch')).toBeInTheDocument();
  expect(shown.getByText('A batch with this name already exists')).toBeInTheDocument();
});

it.each([
  ['from its row', '', 'Duplicate Batch 1'],
  ['from its form', '/b1', 'Duplicate'],
])('duplicates a batch %s under a name that is free, and is empty the next time', async (_, path, name) => {
  const sent = open(path);
  await userEvent.click(await screen.findByRole('button', { name }));
  const shown = await dialog('New Batch');
  expect(await field(shown)).toHaveValue('Batch 1 copy 2');
  expect(ticked(shown)).toEqual(['Intent Finder', 'Product Box Generator', 'Product Box 2']);
  await userEvent.click(shown.getByRole('button', { name: 'New Batch' }));
  expect(await screen.findByText('Permission Created Successfully!')).toBeInTheDocument();
  const { defaultTool, allowed } = batch('b1', '');
  expect(sent).toEqual([{ batch: 'Batch 1 copy 2', defaultTool, allowed }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('link', { name: 'New Batch' }));
  expect(await field(await dialog('New Batch'))).toHaveValue('');
});
