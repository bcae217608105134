import { CURRENCIES } from '@contracts/products/currencies';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

/** Those of the large shops, before all others. */
const USUAL = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'JPY', 'BRL', 'MXN', 'PLN', 'SEK', 'CHF'];
const NAMES = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });
const CODES = [...new Set([...USUAL, ...CURRENCIES])];
/** Of the three hundred that there are. */
const SHOWN = 60;

const textOf = (code: string) => [code, NAMES.of(code)].filter(Boolean).join(' – ');
const filterOptions = createFilterOptions<string>({ limit: SHOWN, stringify: textOf });

interface CurrencyInputProps {
  /** Empty for none. */
  currency: string;
  onChange: (currency: string) => void;
  onBlur?: () => void;
  problem?: string;
  help?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A currency, by its code or its name. */
export function CurrencyInput({
  currency,
  onChange,
  onBlur,
  problem,
  help = ' ',
  inputRef,
}: CurrencyInputProps) {
  return (
    <Autocomplete
      options={CODES}
      value={currency || null}
      onChange={(_, code) => onChange(code ?? '')}
      // Whoever types a code in full has chosen it.
      onInputChange={(_, text, reason) => {
        const code = text.trim().toUpperCase();
        if (reason === 'input' && CODES.includes(code)) onChange(code);
      }}
      onBlur={onBlur}
      autoHighlight
      getOptionLabel={textOf}
      filterOptions={filterOptions}
      noOptionsText="No such currency. Try its code, such as EUR."
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={inputRef}
          label="Currency"
          error={problem !== undefined}
          helperText={problem ?? help}
        />
      )}
    />
  );
}
