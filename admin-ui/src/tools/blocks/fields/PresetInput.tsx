import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';

interface PresetInputProps {
  name: string;
  label: string;
  presets: readonly string[];
  help?: string;
  /** Whether it must be one of the presets. */
  strict?: boolean;
}

/** A text that is often one of a few: chosen, or written. */
export function PresetInput({ name, label, presets, help, strict = false }: PresetInputProps) {
  const { field, fieldState } = useController<FormShape>({ name });
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <Autocomplete
      freeSolo={!strict}
      options={presets}
      value={text === '' ? null : text}
      // Of what is written a choice from the list must not be left: all presets stay on offer.
      filterOptions={strict ? undefined : (options) => [...options]}
      isOptionEqualToValue={(option, chosen) => option === chosen}
      onChange={(_, chosen) => field.onChange(chosen ?? '')}
      onInputChange={(_, written, reason) => {
        if (!strict && reason !== 'reset') field.onChange(written);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={field.ref}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? help}
        />
      )}
    />
  );
}
