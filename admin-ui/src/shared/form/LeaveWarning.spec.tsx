import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import '../../testing/fakeRequest';
import { LeaveWarning } from './LeaveWarning';

function NamePage() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormProvider {...form}>
      <LeaveWarning />
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <label>
          Name <input {...form.register('name')} />
        </label>
        <button>Save</button>
      </form>
      <Link to="/other">Elsewhere</Link>
    </FormProvider>
  );
}

const FUTURE = { v7_startTransition: false } as const;

function openPage() {
  const routes = [
    { path: '/', element: <NamePage /> },
    { path: '/other', element: <h1>Another page</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} future={FUTURE} />);
}

const press = (role: 'button' | 'link', name: string) => userEvent.click(screen.getByRole(role, { name }));
const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

it('asks before a page with changes is left, and keeps them', async () => {
  openPage();
  await userEvent.type(screen.getByLabelText('Name'), 'Freya');
  await press('link', 'Elsewhere');
  expect(question()).toBeInTheDocument();
  await press('button', 'Stay');
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name')).toHaveValue('Freya');
  await press('link', 'Elsewhere');
  await press('button', 'Leave');
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});

it.each<[string, () => Promise<void>]>([
  ['nothing was changed', () => Promise.resolve()],
  [
    'the changes are saved',
    async () => {
      await userEvent.type(screen.getByLabelText('Name'), 'Freya');
      await press('button', 'Save');
    },
  ],
])('asks nothing where %s', async (_, prepare) => {
  openPage();
  await prepare();
  await press('link', 'Elsewhere');
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});

it('has the browser ask before a tab with changes is closed', async () => {
  openPage();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Freya');
  expect(isAsked()).toBe(true);
});
