import { MESSAGES } from '@contracts/messages';
import { BULK_MESSAGES } from '@contracts/users/bulk-messages';
import type { UserView } from '@contracts/users/users';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GetListParams, ListBase, useListContext } from 'react-admin';
import { BulkBar } from '../../shared/list/BulkBar';
import { BulkDelete } from '../../shared/list/BulkDelete';
import { WholeSelection } from '../../shared/list/WholeSelection';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { aStudent } from '../../testing/users';
import { UserBulkActions } from './UserBulkActions';

const USERS: UserView[] = ['a', 'b', 'c'].map((id) => aStudent({ id, name: id }));
const BATCHES = [
  { id: 'b1', batch: 'Batch 12' },
  { id: 'b2', batch: 'Batch 13' },
];
const RECORDS: Record<string, { id: string }[]> = { users: USERS, 'tools-permissions': BATCHES };
const POST = 'POST /api/bulk-changes';

function Rows() {
  const { data = [], onSelect } = useListContext<UserView>();
  return <button onClick={() => onSelect(data.map(({ id }) => id))}>Choose the page</button>;
}

/** All three users are chosen, of whom the page shows two. */
async function chooseAll(refusal: object) {
  const api = fakeApi({ [POST]: { status: 409, body: refusal } });
  const getList = async (resource: string, { pagination = { page: 1, perPage: 2 } }: GetListParams) => {
    const records = RECORDS[resource] ?? [];
    return { data: records.slice(0, pagination.perPage), total: records.length };
  };
  const getMany = async (resource: string, { ids }: { ids: string[] }) => ({
    data: (RECORDS[resource] ?? []).filter(({ id }) => ids.includes(id)),
  });
  render(
    <ListHarness dataProvider={{ getList, getMany } as never}>
      <ListBase resource="users" perPage={2}>
        <WholeSelection>
          <Rows />
          <BulkBar open>
            <UserBulkActions />
            <BulkDelete />
          </BulkBar>
        </WholeSelection>
      </ListBase>
    </ListHarness>,
  );
  await press('Choose the page');
  await press('Select all 3 that match');
  return api;
}
/** By its text: roles are slow to find in a page of this size. */
const press = async (name: string) => userEvent.click(await screen.findByText(name));
const dialog = async () => within(await screen.findByRole('dialog'));
const submit = async (name: string) =>
  userEvent.click((await dialog()).getByText(name, { selector: 'button' }));
async function pick(label: RegExp, option: string) {
  fireEvent.keyDown(await screen.findByLabelText(label, { selector: 'input' }), { key: 'ArrowDown' });
  await userEvent.click(await screen.findByText(option));
}
const refused = (message: string, errors?: object) => ({ statusCode: 409, message, errors });

it('keeps the dialog and what was entered when the change is refused, and sends it again', async () => {
  const { requests, answers } = await chooseAll(
    refused(MESSAGES.validationFailed, { batch: BULK_MESSAGES.batchGone }),
  );
  await press('Set batch');
  await pick(/^Batch/, 'Batch 13');
  await submit('Set batch');
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(BULK_MESSAGES.batchGone);
  expect((await dialog()).getByLabelText(/^Batch/)).toHaveValue('Batch 13');

  answers[POST] = { status: 201, body: { id: 'j1' } };
  await submit('Set batch');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const change = {
    resource: 'users',
    action: 'update',
    values: { batch: 'b2' },
    selection: { filter: {}, expected: 3 },
  };
  const sent = requests.filter(({ route }) => route === POST);
  expect(sent.map(({ body }) => body)).toEqual([change, change]);
});

it.each([
  ['Extend', 'Extend'],
  ['Deactivate', 'Deactivate'],
  ['Delete', 'Delete'],
])(
  'tells in the dialog of “%s” why it was refused, and forgets it when that closes',
  async (name, action) => {
    await chooseAll(refused('3 of your jobs are waiting.'));
    await press(name);
    await submit(action);
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('3 of your jobs are waiting.');
    await submit('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press(name);
    expect((await dialog()).queryByRole('alert')).not.toBeInTheDocument();
  },
);
