import { SERP_POSITIONS } from '@contracts/calculators/calculators';
import { CLICK_RATES, percentOf } from '@domain/calculators/assumptions';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { EstimateValues } from '../estimators';

/** The place in the search results that the page will have. */
export function SerpPositionField() {
  const { field, fieldState } = useController<EstimateValues, 'serpPosition'>({ name: 'serpPosition' });
  const { ref, ...control } = field;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...control}
      inputRef={ref}
      select
      label="SERP position"
      required
      error={message !== undefined}
      helperText={message ?? 'Where the page ranks in the search results.'}
    >
      {SERP_POSITIONS.map((position) => (
        <MenuItem key={position} value={position}>
          {`${position} (${percentOf(CLICK_RATES[position])} of searchers click)`}
        </MenuItem>
      ))}
    </TextField>
  );
}
