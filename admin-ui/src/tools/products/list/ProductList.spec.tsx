import type { ProductUsesView } from '@contracts/products/product-uses';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider } from 'react-admin';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { aProduct, SHOP_TABLE } from '../../../testing/products';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { ProductList } from './ProductList';

const NO_USES: ProductUsesView = { products: 0, blocks: 0, named: [] };

async function show(products: () => unknown, uses: () => unknown = () => NO_USES) {
  await signIn(aStudent());
  const seen = answerApi({
    'GET /products': products,
    'GET /products/tags': () => [{ tag: 'kitchen', products: 1 }],
    'GET /products/shops': () => SHOP_TABLE,
    'POST /products/uses': uses,
    'POST /products/changes': () => ({ id: 'c1', kind: 'delete', changed: 1, undoUntil: '' }),
  });
  const ways = {
    ...{ onAdd: vi.fn(), onImport: vi.fn(), onShops: vi.fn() },
    ...{ onClicks: vi.fn(), onTakeOver: vi.fn() },
  };
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
  await userEvent.click(screen.getByRole('button', { name: 'Import a CSV' }));
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
  expect(await within(question).findByText('No saved block uses it.')).toBeInTheDocument();
  const changes = () => seen.filter(({ path }) => path === '/products/changes');
  expect(changes()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(changes()[0]?.body).toEqual({
      action: 'delete',
      selection: { ids: ['p1'] },
    }),
  );
});

it('has a dash where a product has no price, shop, score or tag', async () => {
  await show(() => [
    aProduct({ price: { amount: '', was: '', currency: '', asOf: '' }, links: [], score: '', tags: [] }),
  ]);
  const row = (await screen.findByRole('link', { name: 'Mixer' })).closest('tr') as HTMLElement;
  expect(within(row).getAllByText('–')).toHaveLength(4);
});

it('names the blocks that use a product before it is deleted', async () => {
  const block = {
    ...{ id: 'b1', name: 'Box of mixers', variant: 'product-box-1', countClicks: false },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
  };
  const { seen } = await show(
    () => [aProduct(), aProduct({ id: 'p2', name: 'Kettle' })],
    () => ({ products: 1, blocks: 7, named: [block] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Mixer' }));
  const question = await screen.findByRole('dialog', { name: 'Delete “Mixer”?' });
  expect(await within(question).findByText(/^7 saved blocks use it:/)).toBeInTheDocument();
  expect(within(question).getByRole('link', { name: /^Box of mixers/ })).toHaveAttribute(
    'href',
    '/product-box-generator?block=b1',
  );
  expect(within(question).getByText('and 6 more')).toBeInTheDocument();
  expect(seen.findLast(({ path }) => path === '/products/uses')?.body).toEqual({ ids: ['p1'] });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const both = await screen.findByRole('dialog', { name: 'Delete 2 products?' });
  expect(await within(both).findByText(/^1 of them is used in 7 saved blocks:/)).toBeInTheDocument();
  expect(seen.findLast(({ path }) => path === '/products/uses')?.body).toEqual({ ids: ['p1', 'p2'] });
});

it('lets a product be deleted whose uses could not be looked up', async () => {
  await show(
    () => [aProduct()],
    () => new Refusal(503, 'The server is being restarted.'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Mixer' }));
  expect(await screen.findByText(/^It could not be looked up/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

it('leads from a product to its clicks and to the blocks that use it', async () => {
  const { onClicks, onTakeOver } = await show(() => [aProduct()]);
  for (const name of ['Clicks', 'Update saved blocks']) {
    await userEvent.click(await screen.findByRole('button', { name: 'More for Mixer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  }
  expect(onClicks).toHaveBeenCalledWith({ id: 'p1', name: 'Mixer' });
  expect(onTakeOver).toHaveBeenCalledWith({ id: 'p1', name: 'Mixer' });
});
