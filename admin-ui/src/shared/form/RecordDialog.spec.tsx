import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IsNotEmpty } from 'class-validator';
import { HttpError, TextInput, type UpdateParams } from 'react-admin';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { ListHarness } from '../../testing/ListHarness';
import { ListSearch } from '../list/filters/ListSearch';
import { ListBody } from '../list/ListBody';
import { ListPage } from '../list/ListPage';
import { RecordRows } from '../list/RecordRows';
import { RecordDialog } from './RecordDialog';

class UserDto {
  @IsNotEmpty({ message: 'Name is required' })
  name!: string;
}

const FILTERS = [<ListSearch key="q" placeholder="Search" />];
const FORM = {
  dto: async () => UserDto,
  saved: 'Saved!',
  failed: 'Something Went Wrong!',
  inputs: <TextInput source="name" />,
};
const LIST = '/users?filter=%7B%22q%22%3A%22A%22%7D&page=1&perPage=25&sort=name&order=ASC';

const UserForms = () => (
  <RecordDialog
    create={{ ...FORM, title: 'New User', defaultValues: {} }}
    edit={{ ...FORM, title: 'Edit User', saveLabel: 'Save User' }}
  />
);

beforeAll(() => {
  const nothing = () => undefined;
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => ({ ...media, addListener: nothing, removeListener: nothing }));
});

let go: NavigateFunction;
let address: string;

function Address() {
  const { pathname, search } = useLocation();
  go = useNavigate();
  address = pathname + search;
  return null;
}

function open(path: string, update: (params: UpdateParams) => Promise<object> = async ({ data }) => data) {
  let users = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ];
  const asked = vi.fn();
  const dataProvider = {
    getList: async () => {
      asked();
      return { data: users, total: users.length };
    },
    getOne: async (_: string, { id }: { id: string }) => {
      const data = users.find((user) => user.id === id);
      if (!data) throw new HttpError('Not found', 404);
      return { data };
    },
    create: async (_: string, { data }: { data: { name: string } }) => {
      const user = { id: 'c', ...data };
      users = [...users, user];
      return { data: user };
    },
    update: async (_: string, params: UpdateParams) => {
      const data = { id: 'a', ...(await update(params)) };
      return { data };
    },
  };
  render(
    <ListHarness dataProvider={dataProvider as never} path={path}>
      <Address />
      <ListPage subtitle="All" createLabel="New User" dialog={UserForms}>
        <ListBody filters={FILTERS} empty={{ title: 'None', text: '' }} createLabel="New User">
          <RecordRows<{ id: string; name: string }> name="name" detail={() => ({})}>
            {null}
          </RecordRows>
        </ListBody>
      </ListPage>
    </ListHarness>,
  );
  return { asked };
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const press = async (name: string, within_ = screen.getByRole('dialog')) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const nameField = async () =>
  within(await screen.findByRole('dialog')).findByRole('textbox', { name: /Name/ });

it('opens over the list, which keeps its search, and goes with Back', async () => {
  open(LIST);
  const search = await screen.findByPlaceholderText('Search');
  await userEvent.click(await screen.findByRole('link', { name: 'Ada' }));
  expect(await dialog('Edit User')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Ada');
  expect(address).toMatch(/^\/users\/a/);
  expect(document.title).toBe('Edit User · Cohort');
  expect(search).toBeInTheDocument();
  expect(search).toHaveValue('A');
  act(() => go(-1));
  await gone('Edit User');
  expect(address).toBe(LIST);
  expect(document.title).toBe('Users · Cohort');
});

it('goes back to the list as it was when it is closed', async () => {
  open(LIST);
  await userEvent.click(await screen.findByRole('link', { name: 'New User' }));
  await dialog('New User');
  await press('Close');
  await gone('New User');
  expect(address).toBe(LIST);
});

it('leads to the list where a link opened it', async () => {
  open('/users/b');
  expect(await nameField()).toHaveValue('Ben');
  await press('Close');
  await gone('Edit User');
  expect(address).toBe('/users');
});

it('asks before changes are discarded, and has forgotten them the next time', async () => {
  open(LIST);
  await userEvent.click(await screen.findByRole('link', { name: 'New User' }));
  await userEvent.type(await nameField(), 'Cleo');
  await press('Close');
  const question = await dialog('Discard your changes?');
  await press('Keep editing', question);
  await gone('Discard your changes?');
  expect(await nameField()).toHaveValue('Cleo');
  await userEvent.keyboard('{Escape}');
  await press('Discard changes', await dialog('Discard your changes?'));
  await gone('New User');
  await userEvent.click(await screen.findByRole('link', { name: 'New User' }));
  expect(await nameField()).toHaveValue('');
});

it('saves, says so, closes and asks for the list again', async () => {
  const { asked } = open(LIST);
  await userEvent.click(await screen.findByRole('link', { name: 'New User' }));
  await userEvent.type(await nameField(), 'Cleo');
  const before = asked.mock.calls.length;
  await press('New User');
  await gone('New User');
  expect(screen.getByText('Saved!')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Cleo' })).toBeInTheDocument();
  expect(asked.mock.calls.length).toBeGreaterThan(before);
  expect(address).toBe(LIST);
});

it('stays open when a save fails, and still asks', async () => {
  open('/users/a', () => Promise.reject(new HttpError('Boom', 500)));
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, 'Adele');
  await press('Save User');
  expect(await screen.findByText('Something Went Wrong!')).toBeInTheDocument();
  expect(field).toHaveValue('Adele');
  await press('Close');
  expect(await dialog('Discard your changes?')).toBeInTheDocument();
});

it('shows what the server refuses on its field', async () => {
  open('/users/a', () =>
    Promise.reject(new HttpError('No', 422, { errors: { name: 'This name is taken' } })),
  );
  await userEvent.type(await nameField(), 'm');
  await press('Save User');
  expect(await screen.findByText('This name is taken')).toBeInTheDocument();
  const field = await nameField();
  await waitFor(() => expect(field).toHaveFocus());
});

it('gives the focus back to its button where a save fails for no field', async () => {
  open('/users/a', () => Promise.reject(new HttpError('Boom', 500)));
  await userEvent.type(await nameField(), 'm');
  await press('Save User');
  expect(await screen.findByText('Something Went Wrong!')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save User' })).toHaveFocus());
});

it('says when there is no such record', async () => {
  open('/users/nobody');
  expect(await screen.findByText(/This user could not be loaded/)).toBeInTheDocument();
  await press('Close');
  await gone('Edit User');
});

describe.each<[string, () => unknown]>([
  ['Escape', async () => userEvent.type(await nameField(), '{Escape}')],
  ['Close', () => press('Close')],
  ["the browser's Back", () => act(() => go(-1))],
])('while a save is under way, %s', (_, leave) => {
  async function saveAndLeave() {
    let answer!: { resolve: (data: object) => void; reject: (error: Error) => void };
    const answered = new Promise<object>((resolve, reject) => (answer = { resolve, reject }));
    open('/dashboard', () => answered);
    act(() => go(LIST));
    await userEvent.click(await screen.findByRole('link', { name: 'Ada' }));
    await userEvent.type(await nameField(), 'm');
    await press('Save User');
    await leave();
    return answer;
  }

  it('closes the dialog once, as the save does', async () => {
    const answer = await saveAndLeave();
    await act(async () => answer.resolve({ name: 'Adam' }));
    await gone('Edit User');
    expect(await screen.findByText('Saved!')).toBeInTheDocument();
    expect(address).toBe(LIST);
  });

  it('closes nothing where the save fails', async () => {
    const answer = await saveAndLeave();
    await act(async () => answer.reject(new HttpError('Boom', 500)));
    expect(await screen.findByText('Something Went Wrong!')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).not.toBeInTheDocument();
    expect(await nameField()).toHaveValue('Adam');
  });
});

it('opens a new record at its first field', async () => {
  open('/users/create');
  const form = within(await screen.findByRole('dialog', { name: 'New User' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});
