import type { UserView } from '@contracts/users/users';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent, anAdmin } from '../../../testing/users';
import { WithToasts } from '../../../testing/WithToasts';
import { SavedSchemas } from './SavedSchemas';

const AT = '2026-11-20T10:00:00.000Z';
const MENDED = { id: 's1', name: 'Kettles', form: {}, createdAt: AT, updatedAt: AT };

/** A list of one schema, which can be renamed and deleted. */
async function show(user: UserView, answers: Parameters<typeof answerApi>[0] = {}) {
  let names = ['Kettles'];
  await signIn(user);
  const seen = answerApi({
    'GET /schemas': () => names.map((name) => ({ ...MENDED, name, address: 'https://a.example/kettles' })),
    'GET /schemas/s1': () => MENDED,
    'PATCH /schemas/s1': () => {
      names = ['Best kettles'];
      return MENDED;
    },
    'DELETE /schemas/s1': () => {
      names = [];
      return MENDED;
    },
    'POST /schemas/s1/check': () => ({ job: { id: 'j1' }, left: 2 }),
    'GET /auth/getCurrentModuleLimits': () => ({ planName: 'Free', planStats: [] }),
    ...answers,
  });
  const onOpen = vi.fn();
  render(
    <ThemeProvider theme={createTheme()}>
      <WithToasts>
        <SavedSchemas onOpen={onOpen} />
      </WithToasts>
    </ThemeProvider>,
    { wrapper: QueryHarness },
  );
  await screen.findByText('Kettles');
  return { onOpen, seen };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (of: string, item: string) => {
  await press(`More for ${of}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('opens, renames and deletes a schema', async () => {
  const { onOpen, seen } = await show(aStudent());
  expect(screen.getByText(/^https:\/\/a\.example\/kettles · /)).toBeInTheDocument();
  await press('Open Kettles');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(MENDED));
  await choose('Kettles', 'Rename');
  const naming = await screen.findByRole('dialog', { name: 'Rename schema' });
  await userEvent.clear(within(naming).getByRole('textbox'));
  await userEvent.type(within(naming).getByRole('textbox'), 'Best kettles');
  await userEvent.click(within(naming).getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Best kettles')).toBeInTheDocument();
  expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Best kettles' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Best kettles', 'Delete');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete Best kettles?' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  expect(await screen.findByText(/^Nothing saved yet/)).toBeInTheDocument();
});

it('leads from the check of a page to its report', async () => {
  await show(anAdmin());
  await press('Check page of Kettles');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/schema-intelligence /));
});

it('offers no check to whom the report would not open', async () => {
  await show(aStudent({ permissions: { defaultTool: '', allowed: ['schema-intelligence'] } }));
  expect(screen.queryByRole('button', { name: /^Check page/ })).toBeNull();
});

it('says why a schema could not be opened', async () => {
  const { onOpen } = await show(aStudent(), {
    'GET /schemas/s1': () => new Refusal(404, 'This schema is gone'),
  });
  await press('Open Kettles');
  expect(await screen.findByText('This schema is gone')).toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
});
