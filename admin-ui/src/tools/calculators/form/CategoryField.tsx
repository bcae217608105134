import { searchMatcher } from '@domain/text/search';
import { COMMISSION_CATEGORIES, type CommissionCategory } from '@contracts/calculators/calculators';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { EstimateValues } from '../estimators';

const rateOf = ({ percent }: CommissionCategory) => `${percent}%`;

/** Many categories share a percentage: the option is the category, what is sent is its percentage. */
export function CategoryField() {
  const { field, fieldState } = useController<EstimateValues, 'commissions'>({ name: 'commissions' });
  const [category, setCategory] = useState<CommissionCategory | null>(null);
  const message = fieldState.error?.message;
  return (
    <Autocomplete
      options={COMMISSION_CATEGORIES}
      value={category}
      onChange={(_, chosen) => {
        setCategory(chosen);
        field.onChange(chosen ? String(chosen.percent) : '');
      }}
      onBlur={field.onBlur}
      autoHighlight
      getOptionLabel={({ name }) => name}
      getOptionKey={({ name }) => name}
      filterOptions={(options, { inputValue }) => {
        const matches = searchMatcher(inputValue);
        return options.filter((option) => matches(`${option.name} ${rateOf(option)}`));
      }}
      slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
      noOptionsText="No category found"
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{option.name}</Box>
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {rateOf(option)}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label="Commission category"
          required
          error={message !== undefined}
          helperText={
            message ?? (category ? `Commission: ${rateOf(category)}` : 'It decides what Amazon pays you.')
          }
        />
      )}
    />
  );
}
