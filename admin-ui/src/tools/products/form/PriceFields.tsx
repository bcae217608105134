import { MAX_PRICE_TEXT } from '@contracts/products/price';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { Deferred } from '../../../shared/Deferred';
import { FieldRow } from '../../../shared/form/FieldRow';
import { lazyNamed } from '../../../shared/lazyNamed';
import { Price } from '../shown/Price';
import { amountText } from './amountText';
import { CurrencyField } from './CurrencyField';
import { priceProblem } from './priceProblem';
import type { ProductValues } from './productValues';
import { TextInput } from './TextInput';

const DayPicker = lazyNamed(() => import('../../../shared/form/DayPicker'), 'DayPicker');

/** What the product costs, what it did, in which currency, as of which day; and how readers will see that. */
export function PriceFields() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FieldRow>
        <TextInput
          name="price.amount"
          label="Price"
          inputMode="decimal"
          maxLength={MAX_PRICE_TEXT}
          tidy={amountText}
          help="Such as 129.99. Empty: no price shows."
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

function DayField() {
  const { field, fieldState } = useController<ProductValues, 'price.asOf'>({ name: 'price.asOf' });
  const day = today();
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Deferred fallback={<TextField label="Price as of" disabled helperText=" " />}>
          <DayPicker
            label="Price as of"
            required={false}
            day={field.value}
            max={day}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            problem={fieldState.error?.message}
          />
        </Deferred>
      </Box>
      <Button
        disabled={field.value === day}
        onClick={() => field.onChange(day)}
        sx={{ mt: 1, flexShrink: 0, px: 1.5 }}
      >
        Today
      </Button>
    </Box>
  );
}

/** The reader's day where this browser is. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
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
