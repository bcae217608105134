import type { PplBeginning } from '@contracts/ppl/ppl';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerApi } from '../../../testing/answerApi';
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

it('shows what the letters of a file are taken for, and asks again where it is changed', async () => {
  const preview: PplBeginning = {
    ...{ header: ['Imię'], rows: [['Żółć']], columns: 1 },
    reading: { encoding: 'windows-1250', isCertain: true, others: ['windows-1252'], delimiter: 'semicolon' },
  };
  const seen = answerApi({ 'POST /ppl/preview': () => preview });
  openDialog();
  const file = new File(['Imi\u0119'], 'leads.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('Select Your File'), { target: { files: [file] } });
  const field = await screen.findByLabelText('Encoding');
  expect(field).toHaveTextContent('Central European (Windows-1250)');
  fireEvent.mouseDown(field);
  fireEvent.click(within(screen.getByRole('listbox')).getByText('Western (Windows-1252)'));
  await waitFor(() => expect(seen).toHaveLength(2));
});
