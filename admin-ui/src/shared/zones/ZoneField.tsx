import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { zonesWith, zoneText } from './zones';

/** Of the four hundred that there are. */
const SHOWN = 60;
const filterOptions = createFilterOptions<string>({ limit: SHOWN, stringify: zoneText });

/** By whose clocks: the field `zone` of the form around it. */
export function ZoneField() {
  const { field, fieldState } = useController<{ zone: string }, 'zone'>({ name: 'zone' });
  const zones = useMemo(() => zonesWith(field.value), [field.value]);
  return (
    <Autocomplete
      disableClearable
      options={zones}
      value={field.value}
      onChange={(_, zone) => field.onChange(zone)}
      onBlur={field.onBlur}
      getOptionLabel={zoneText}
      filterOptions={filterOptions}
      noOptionsText="No such time zone. Try a large city nearby."
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Time zone"
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? 'Follows daylight saving time.'}
        />
      )}
    />
  );
}
