import { ALL_BLOCK_VARIANTS, type BlockVariant } from '@contracts/blocks/blocks';
import type { ProductPrice } from '@contracts/products/price';
import { isFillable } from '@domain/products/fill-block';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { today } from '../../../shared/products/today';
import { answerApi } from '../../../testing/answerApi';
import { aProduct, SHOP_TABLE } from '../../../testing/products';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { blockOf, formOf, type FormShape } from '../editor/formShape';
import { BlockForm } from './BlockForm';

const PRODUCT = aProduct({ cons: ['Heavy'], description: 'Kneads two loaves.' });
const LINK = 'https://www.amazon.com/dp/1?tag=mine-20';

let config: Record<string, unknown> = {};
let isDirty = false;

function Form({ variant }: { variant: BlockVariant }) {
  const form = useForm<FormShape>({ defaultValues: formOf(variant) });
  config = blockOf(variant, useWatch({ control: form.control })).config as never;
  isDirty = form.formState.isDirty;
  return (
    <FormProvider {...form}>
      <BlockForm variant={variant} />
    </FormProvider>
  );
}

async function show(variant: BlockVariant, product = PRODUCT) {
  await signIn(aStudent({ extendedPermissions: ['product-box-generator'] }));
  answerApi({
    'GET /products': () => [product],
    'GET /products/p1': () => product,
    'GET /products/shops': () => SHOP_TABLE,
  });
  render(<Form variant={variant} />, { wrapper: QueryHarness });
}

async function fill(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mixer/ }));
  await screen.findByText(/^Filled from “Mixer”/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** What fills the first product of a variant, and what comes before it. */
const BUTTON: Partial<Record<BlockVariant, string>> = {
  'top-3-table-1': 'Fill from a product: Left Card',
  'top-3-table-2': 'Fill from a product: Left Card',
  'versus-box-1': 'Fill from a product: Left Side',
  'versus-box-2': 'Fill from a product: Left Side',
  'comparison-table': 'Fill from a product: Product 1',
  'product-list': 'Fill from a product: Product 1',
};

it.each(ALL_BLOCK_VARIANTS.filter(isFillable))(
  '%s is filled in one act and taken back in one',
  async (variant) => {
    await show(variant);
    const before = JSON.stringify(config);
    if (/list|table$/.test(variant)) fireEvent.click(screen.getByRole('button', { name: /^Product 1:/ }));
    await fill(BUTTON[variant] ?? 'Fill from a product');
    expect(JSON.stringify(config)).toContain('"productId":"p1"');
    expect(isDirty).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.stringify(config)).toBe(before);
    expect(isDirty).toBe(false);
  },
  20_000,
);

it('shows in the fields what the product says, and keeps what was changed since when it is taken back', async () => {
  await show('verdict-box');
  const { summary } = config;
  fireEvent.click(screen.getByRole('button', { name: /^Price, stars and labels/ }));
  await fill('Fill from a product');
  expect(screen.getByLabelText('Product name')).toHaveValue('Mixer');
  expect(screen.getByLabelText('Price')).toHaveValue('249');
  expect(screen.getByLabelText('Old price')).toHaveValue('299');
  expect(screen.getByDisplayValue('Strong')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Heavy')).toBeInTheDocument();
  expect(screen.getAllByDisplayValue(LINK)).toHaveLength(2);
  expect(config).toMatchObject({
    pros: ['Strong'],
    price: PRODUCT.price,
    showScore: true,
    productScoreText: '9.4',
  });
  fireEvent.change(screen.getByLabelText('Product name'), { target: { value: 'My mixer' } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(config).toMatchObject({ name: 'My mixer', summary });
});

it('keeps nothing of the sample where the product says nothing, and names what is left out until it is filled in', async () => {
  const bare = aProduct({
    description: '',
    image: '',
    score: '',
    features: [],
    price: { amount: '', was: '', currency: 'USD', asOf: '' },
  });
  await show('product-box-1', bare);
  await fill('Fill from a product');
  expect(
    screen.getByText(
      /Empty, and left out until you fill it in: description, score, features, image, and price\./,
    ),
  ).toBeVisible();
  expect(config).toMatchObject({ name: 'Mixer', description: '', image: '', multiList: [], specialText: '' });
});

it('dates a price that is changed after it was filled in, as of today', async () => {
  await show('verdict-box');
  fireEvent.click(screen.getByRole('button', { name: /^Price, stars and labels/ }));
  await fill('Fill from a product');
  const price = screen.getByLabelText('Price');
  const days = [today()];
  fireEvent.change(price, { target: { value: '229' } });
  days.push(today());
  const { price: dated } = config as { price: ProductPrice };
  expect(dated).toMatchObject({ amount: '229', was: '299' });
  expect(days).toContain(dated.asOf);
});
