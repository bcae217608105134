import { EMPTY_SCHEMA_FORM, type SchemaForm } from '@contracts/schema/schema';
import { SchemaFormDto } from '@contracts/schema/schema.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { answerApi } from '../../../testing/answerApi';
import { aProduct, SHOP_TABLE } from '../../../testing/products';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { ProductFields } from './ProductFields';

const PRODUCT = aProduct({ pros: ['Strong', 'Quiet'], gtin: '4006381333931' });
const resolver = classValidatorResolver(SchemaFormDto) as unknown as Resolver<SchemaForm>;
let values: SchemaForm = EMPTY_SCHEMA_FORM;

function Form() {
  const form = useForm<SchemaForm>({ resolver, mode: 'onChange', defaultValues: EMPTY_SCHEMA_FORM });
  values = useWatch({ control: form.control }) as SchemaForm;
  return (
    <FormProvider {...form}>
      <ProductFields index={0} />
    </FormProvider>
  );
}

it('fills a product with its rating and its offer, and takes it back', async () => {
  await signIn(aStudent({ extendedPermissions: ['schema-generator'] }));
  answerApi({
    'GET /products': () => [PRODUCT],
    'GET /products/p1': () => PRODUCT,
    'GET /products/shops': () => SHOP_TABLE,
  });
  render(<Form />, { wrapper: QueryHarness });
  await userEvent.type(screen.getByLabelText('Award'), 'Best');
  await userEvent.click(screen.getByRole('button', { name: 'Fill from a product: Product 1' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mixer/ }));
  expect(await screen.findByText(/^Filled from “Mixer”/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Product name/)).toHaveValue('Mixer');
  expect(screen.getByLabelText(/^Pros/)).toHaveValue('Strong\nQuiet');
  expect(screen.getByLabelText(/^Rating/)).toHaveValue('9.4');
  expect(screen.getByLabelText(/^Price/)).toHaveValue('249');
  expect(screen.getByLabelText('Shop URL')).toHaveValue('https://www.amazon.com/dp/1?tag=mine-20');
  expect(screen.getByLabelText('Award')).toHaveValue('Best');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(values.products).toEqual([{ ...EMPTY_SCHEMA_FORM.products[0], award: 'Best' }]);
}, 20_000);
