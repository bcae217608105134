import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider } from 'react-admin';
import { answerApi, Refusal } from '../../../testing/answerApi';
import '../../../testing/noLayout';
import { aProduct, SHOP_TABLE } from '../../../testing/products';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { ProductList } from './ProductList';

async function show(products: () => unknown) {
  await signIn(aStudent());
  const seen = answerApi({
    'GET /products': products,
    'GET /products/tags': () => [{ tag: 'kitchen', products: 1 }],
    'GET /products/shops': () => SHOP_TABLE,
    'POST /products/changes': () => ({ id: 'c1', kind: 'delete', changed: 1, undoUntil: '' }),
  });
  const ways = { onAdd: vi.fn(), onImport: vi.fn(), onShops: vi.fn() };
  render(
    <ThemeProvider theme={createTheme()}>
      <NotificationContextProvider>
        <ProductList {...ways} />
      </NotificationContextProvider>
    </ThemeProvider>,
    { wrapper: QueryHarness },
  );
  return { seen, ...ways };
}

it('says what an empty library is good for, and leads to the first product', async () => {
  const { onAdd, onImport } = await show(() => []);
  expect(await screen.findByText('No products yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add a product' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import a csv' }));
  expect([onAdd, onImport].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('says why it could not be loaded, and tries again', async () => {
  let isDown = true;
  await show(() => (isDown ? new Refusal(503, 'The server is being restarted.') : [aProduct()]));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server is being restarted.');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Mixer' })).toBeInTheDocument();
});

it('shows price, shops, tags and score of a product, and deletes it once that is confirmed', async () => {
  const links = [...aProduct().links, { shop: '', url: 'https://www.other.example/x' }];
  const { seen } = await show(() => [aProduct({ links })]);
  const row = (await screen.findByRole('link', { name: 'Mixer' })).closest('tr') as HTMLElement;
  for (const text of [
    '$249.00',
    '$299.00',
    '−16%',
    'Amazon US',
    'other.example',
    'kitchen',
    '9.4',
    'Halden',
  ]) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  await userEvent.click(within(row).getByRole('button', { name: 'Delete Mixer' }));
  const question = await screen.findByRole('dialog', { name: 'Delete “Mixer”?' });
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'delete',
      selection: { ids: ['p1'] },
    }),
  );
});
