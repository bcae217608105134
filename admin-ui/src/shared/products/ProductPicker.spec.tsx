import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../testing/answerApi';
import { aProduct, SHOP_TABLE } from '../../testing/products';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { type Fill, FillFromProduct } from './FillFromProduct';

const MIXER = aProduct();
const OVEN = aProduct({ id: 'p2', name: 'Oven', brand: 'Brevano' });

interface Shown {
  products: (q: unknown) => unknown;
  product?: () => unknown;
  tools?: string[];
}

async function show({ products, product = () => MIXER, tools = ['schema-generator'] }: Shown) {
  await signIn(aStudent({ extendedPermissions: tools }));
  const seen = answerApi({
    'GET /products': (url) =>
      products((JSON.parse(url.searchParams.get('filter') ?? '{}') as { q?: string }).q),
    'GET /products/p1': product,
    'GET /products/shops': () => SHOP_TABLE,
  });
  const undo = vi.fn();
  const fill = vi.fn<(product: ProductView, shops: readonly ShopView[]) => Fill>(() => ({ undo }));
  render(<FillFromProduct onFill={fill} />, { wrapper: QueryHarness });
  return { seen, fill, undo };
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fill from a product' }));
  return screen.findByRole('dialog', { name: 'Fill from a product' });
};

it('is not offered to who has no generator', async () => {
  await show({ products: () => [], tools: ['intent-finder'] });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('finds products while typing, fills from one and takes it back', async () => {
  const { fill, undo } = await show({ products: (q) => (q === 'mix' ? [MIXER] : [OVEN, MIXER]) });
  const dialog = await open();
  expect(await within(dialog).findByRole('button', { name: /^Oven/ })).toHaveTextContent('Brevano');
  expect(within(dialog).getByText('2 products')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Search your products'), 'mix');
  expect(await within(dialog).findByText('1 product found')).toBeInTheDocument();
  expect(within(dialog).queryByText('Oven')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Mixer.*\$249\.00/ }));
  expect(await screen.findByText(/^Filled from “Mixer”/)).toBeInTheDocument();
  expect(fill).toHaveBeenCalledWith(MIXER, SHOP_TABLE);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText(/^Filled from/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fill from a product' })).toHaveFocus();
});

it('leads from an empty library to the library', async () => {
  await show({ products: () => [] });
  const dialog = await open();
  expect(await within(dialog).findByText('No products yet')).toBeInTheDocument();
  const link = within(dialog).getByRole('link', { name: /^Open the Product Library/ });
  expect(link).toHaveAttribute('href', '/products');
  expect(link).toHaveAttribute('target', '_blank');
});

it('leads from no match to all products', async () => {
  await show({ products: (q) => (q === undefined ? [MIXER] : []) });
  const dialog = await open();
  await userEvent.type(within(dialog).getByLabelText('Search your products'), 'x');
  expect(await within(dialog).findByText('Nothing matches “x”.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear search' }));
  expect(await within(dialog).findByRole('button', { name: /^Mixer/ })).toBeInTheDocument();
});

it('says why products could not be loaded, and why one could not be read', async () => {
  let isDown = true;
  const { fill } = await show({
    products: () => (isDown ? new Refusal(503, 'The server is being restarted.') : [MIXER]),
    product: () => new Refusal(404, 'This product does not exist'),
  });
  const dialog = await open();
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('The server is being restarted.');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Mixer/ }));
  expect(await within(dialog).findByText('This product does not exist')).toBeInTheDocument();
  expect(fill).not.toHaveBeenCalled();
});
