import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithToasts } from '../../../testing/WithToasts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { answerApi, Refusal } from '../../../testing/answerApi';
import '../../../testing/fakeRequest';
import type { ProductView } from '@contracts/products/products';
import { aProduct, SHOP_TABLE } from '../../../testing/products';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { ProductForm, type ProductFormProps } from './ProductForm';

const FUTURE = { v7_startTransition: false } as const;

async function show(answers: Parameters<typeof answerApi>[0], props: Partial<ProductFormProps> = {}) {
  await signIn(aStudent());
  const seen = answerApi({
    'GET /products/tags': () => [{ tag: 'kitchen', products: 1 }],
    'GET /products/shops': () => SHOP_TABLE,
    ...answers,
  });
  const onClose = vi.fn();
  const form = <ProductForm isOpen onShops={vi.fn()} onTakeOver={vi.fn()} onClose={onClose} {...props} />;
  const router = createMemoryRouter([{ path: '/', element: form }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithToasts>
        <RouterProvider router={router} future={FUTURE} />
      </WithToasts>
    </QueryClientProvider>,
  );
  const sent = () => seen.findLast(({ method }) => method !== 'GET');
  return { onClose, sent };
}

const save = (name = 'Add product') => userEvent.click(screen.getByRole('button', { name }));

it('leads to the name that is missing, and adds what was entered', async () => {
  const { onClose, sent } = await show({ 'POST /products': () => aProduct() });
  await save();
  expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(sent()).toBeUndefined();

  await userEvent.type(screen.getByLabelText(/^Name/), 'Mixer');
  await userEvent.type(screen.getByLabelText('Price'), '1.299,50 €');
  await userEvent.type(screen.getByLabelText('Pros, one per line'), 'Strong\n\nQuiet\n');
  await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
  await userEvent.type(screen.getAllByLabelText('URL at the shop')[1] as HTMLElement, 'amazon.com/dp/1');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toMatchObject({
    method: 'POST',
    body: {
      name: 'Mixer',
      price: { amount: '1299.50', currency: 'USD' },
      pros: ['Strong', 'Quiet'],
      links: [{ url: 'https://amazon.com/dp/1' }],
    },
  });
});

it('leads to a number whose check digit does not fit', async () => {
  const { sent } = await show({}, { product: aProduct() });
  await userEvent.type(screen.getByLabelText('GTIN'), '4006381333932');
  await save('Save');
  expect(await screen.findByText(/The last one does not fit the others\.$/)).toBeInTheDocument();
  expect(screen.getByLabelText('GTIN')).toHaveFocus();
  expect(sent()).toBeUndefined();
});

it('puts what the server refuses on its field, and keeps what was entered', async () => {
  const { onClose, sent } = await show(
    {
      'PUT /products/p1': () =>
        new Refusal(409, 'You have 1,000 products. Delete one before you add another.'),
    },
    { product: aProduct() },
  );
  const brand = screen.getByLabelText('Brand');
  await userEvent.clear(brand);
  await userEvent.type(brand, 'Other');
  await save('Save');
  expect(await screen.findByText(/^You have 1,000 products/)).toBeInTheDocument();
  expect(sent()).toMatchObject({
    method: 'PUT',
    path: '/products/p1',
    body: { brand: 'Other', name: 'Mixer' },
  });
  expect(brand).toHaveValue('Other');
  expect(onClose).not.toHaveBeenCalled();
});

it('dates a price that is changed, unless its day was changed too', async () => {
  const product = aProduct({ price: { amount: '249.00', was: '', currency: 'USD', asOf: '2020-01-31' } });
  const answers = { 'GET /products/p1': () => product, 'PUT /products/p1': () => product };
  const { sent } = await show(answers, { product });
  const amount = screen.getByLabelText('Price');
  const day = new Date();
  await userEvent.clear(amount);
  await userEvent.type(amount, '229');
  await save('Save');
  const today = [day, new Date()].map((at) => at.toLocaleDateString('sv'));
  await waitFor(() => expect(sent()?.body).toMatchObject({ price: { amount: '229' } }));
  const body = sent()?.body as ProductView | undefined;
  expect(today).toContain(body?.price.asOf);
});

it('shows how a price will look, and why an old one will not', async () => {
  await show({}, { product: aProduct() });
  expect(await screen.findByText('$249.00')).toBeInTheDocument();
  expect(screen.getByText('−16%')).toBeInTheDocument();
  const old = screen.getByLabelText('Old price');
  await userEvent.clear(old);
  await userEvent.type(old, '200');
  expect(await screen.findByText(/old price is not higher/)).toBeInTheDocument();
});

it('goes on with what was left unsaved', async () => {
  const changes = { ...aProduct(), name: 'Mixer, changed' };
  await show({}, { product: aProduct(), changes });
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Mixer, changed'));
});

it('offers to look at the saved blocks that use a product that was changed', async () => {
  const onTakeOver = vi.fn();
  const product = aProduct();
  const block = { id: 'b1', name: 'Box', variant: 'product-box-1' };
  await show(
    { 'PUT /products/p1': () => product, 'GET /products/p1/uses': () => [block, block] },
    { product, onTakeOver },
  );
  await userEvent.type(screen.getByLabelText('Brand'), ' 2');
  await save('Save');
  expect(await screen.findByText(/2 saved blocks use it\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Look at what would change' }));
  expect(onTakeOver).toHaveBeenCalledWith({ id: 'p1', name: 'Mixer' });
  expect(screen.queryByText(/2 saved blocks use it/)).toBeNull();
});
