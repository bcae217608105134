import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import '../../../testing/fakeRequest';
import { FileDialog } from './FileDialog';

function openDialog() {
  const routes = [
    { path: '/', element: <h1>Another page</h1> },
    { path: '/ppl-files', element: <FileDialog open edited="new" tags={[]} onClose={() => undefined} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/ppl-files'], initialIndex: 1 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={createTheme()}>
        <RouterProvider router={router} future={{ v7_startTransition: false }} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { go: (steps: number) => act(() => router.navigate(steps)) };
}

it('asks before the page is left once something of a file was entered', async () => {
  const { go } = openDialog();
  await go(-1);
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  await go(1);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'Leads');
  await go(-1);
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Leave this page?' })).not.toBeInTheDocument(),
  );
  expect(name).toHaveValue('Leads');
  await go(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});
