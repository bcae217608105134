import { MAX_PRICE_TEXT, PRICE_AMOUNT, type ProductPrice } from '@contracts/products/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { Price } from '../../../shared/products/Price';
import { useNewPriceDay } from '../../../shared/products/useNewPriceDay';
import { amountText } from './amountText';
import { CurrencyInput } from './CurrencyInput';
import { PriceDay } from './PriceDay';
import type { ProductValues } from './productValues';
import { TextInput } from './TextInput';

/** What the product costs, what it did, in which currency, as of which day; and how readers will see that. */
export function PriceFields() {
  useNewPriceDay('price');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <FieldRow>
        <TextInput
          name="price.amount"
          label="Price"
          inputMode="decimal"
          maxLength={MAX_PRICE_TEXT}
          tidy={amountText}
          help="Such as 129.99. Leave empty to show no price."
        />
        <CurrencyField />
      </FieldRow>
      <FieldRow>
        <TextInput
          name="price.was"
          label="Old price"
          inputMode="decimal"
          maxLength={MAX_PRICE_TEXT}
          tidy={amountText}
          help="Struck out beside the price while it is higher."
        />
        <DayField />
      </FieldRow>
      <Preview />
    </Box>
  );
}

function CurrencyField() {
  const { field, fieldState } = useController<ProductValues, 'price.currency'>({ name: 'price.currency' });
  const { value, ref, ...control } = field;
  return <CurrencyInput {...control} currency={value} inputRef={ref} problem={fieldState.error?.message} />;
}

function DayField() {
  const { field, fieldState } = useController<ProductValues, 'price.asOf'>({ name: 'price.asOf' });
  const { value, ref, ...control } = field;
  return <PriceDay {...control} day={value} inputRef={ref} problem={fieldState.error?.message} />;
}

function Preview() {
  const price = useWatch<ProductValues, 'price'>({ name: 'price' });
  if (price.amount === '') return null;
  const problem = priceProblem(price);
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <Typography variant="body2" color="text.secondary">
        {problem ?? 'In your language it shows as'}
      </Typography>
      {problem ? null : <Price price={price} />}
    </Box>
  );
}

/** What keeps a price from showing as it is meant, while it is being entered; undefined where nothing does. */
function priceProblem({ amount, was, currency }: ProductPrice): string | undefined {
  if (!PRICE_AMOUNT.test(amount)) return 'Enter the price in digits, such as 129.99.';
  if (currency === '') return 'Choose a currency to see how the price will show.';
  if (was !== '' && PRICE_AMOUNT.test(was) && Number(was) <= Number(amount)) {
    return 'The old price is not higher than the price, so it will not show.';
  }
  return undefined;
}
