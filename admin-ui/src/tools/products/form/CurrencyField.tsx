import { CURRENCIES } from '@contracts/products/currencies';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { ProductValues } from './productValues';

/** Those of the large shops, before all others. */
const USUAL = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'JPY', 'BRL', 'MXN', 'PLN', 'SEK', 'CHF'];
const NAMES = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });
const CODES = [...new Set([...USUAL, ...CURRENCIES])];
/** Of the three hundred that there are. */
const SHOWN = 60;

const textOf = (code: string) => [code, NAMES.of(code)].filter(Boolean).join(' – ');
const filterOptions = createFilterOptions<string>({ limit: SHOWN, stringify: textOf });

/** In which currency the price and the old price are. */
export function CurrencyField() {
  const { field, fieldState } = useController<ProductValues, 'price.currency'>({ name: 'price.currency' });
  const { value, ref, onChange, onBlur } = field;
  return (
    <Autocomplete
      options={CODES}
      value={value || null}
      onChange={(_, code) => onChange(code ?? '')}
      // Whoever types a code in full has chosen it.
      onInputChange={(_, text, reason) => {
        const code = text.trim().toUpperCase();
        if (reason === 'input' && CODES.includes(code)) onChange(code);
      }}
      onBlur={onBlur}
      autoHighlight
      getOptionLabel={textOf}
      isOptionEqualToValue={(option, chosen) => option === chosen}
      filterOptions={filterOptions}
      noOptionsText="No such currency. Try its code, such as EUR."
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={ref}
          label="Currency"
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? ' '}
        />
      )}
    />
  );
}
