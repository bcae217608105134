import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../root/createQueryClient';
import { answerApi } from '../../testing/answerApi';
import '../../testing/fakeRequest';
import { aProduct, SHOP_TABLE } from '../../testing/products';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { WithToasts } from '../../testing/WithToasts';
import { LibraryPage } from './LibraryPage';

async function libraryOf(product = aProduct()) {
  await signIn(aStudent());
  const seen = answerApi({
    'GET /products': () => [product],
    'GET /products/tags': () => [],
    'GET /products/shops': () => SHOP_TABLE,
    [`GET /products/${product.id}`]: () => product,
    [`GET /products/${product.id}/uses`]: () => [],
    [`PUT /products/${product.id}`]: () => product,
  });
  const open = (path = '/products') => {
    const router = createMemoryRouter([{ path: '/products', element: <LibraryPage /> }], {
      initialEntries: [path],
    });
    return render(
      <QueryClientProvider client={createQueryClient()}>
        <ThemeProvider theme={createTheme()}>
          <WithToasts>
            <RouterProvider router={router} future={{ v7_startTransition: false }} />
          </WithToasts>
        </ThemeProvider>
      </QueryClientProvider>,
    );
  };
  return { open, sent: () => seen.findLast(({ method }) => method === 'PUT')?.body };
}

it('offers changes again that were not saved when the page went, and saves them', async () => {
  const { open, sent } = await libraryOf();
  const left = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Mixer' }));
  await userEvent.type(await screen.findByLabelText('Brand'), ' & Sons');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Halden & Sons'));
  left.unmount();

  open();
  expect(await screen.findByText(/Your last changes of “Mixer” were not saved/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(async () => expect(await screen.findByLabelText('Brand')).toHaveValue('Halden & Sons'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject({ brand: 'Halden & Sons' });
  expect(screen.queryByText(/were not saved/)).toBeNull();
});

it('opens the product that the address names', async () => {
  const { open } = await libraryOf();
  open('/products#product-p1');
  expect(await screen.findByRole('dialog', { name: /Edit product/ })).toBeInTheDocument();
  expect(await screen.findByLabelText('Brand')).toHaveValue('Halden');
});

it('gives the focus back to the product that was saved', async () => {
  const { open } = await libraryOf();
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Mixer' }));
  await userEvent.type(await screen.findByLabelText('Brand'), ' & Sons');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Mixer' })).toHaveFocus();
});
