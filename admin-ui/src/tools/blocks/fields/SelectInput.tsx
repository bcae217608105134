import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';

interface SelectInputProps<Value extends string> {
  name: string;
  label: string;
  options: Record<Value, string>;
  help?: string;
  /** Told of what was chosen. */
  onChosen?: (value: Value) => void;
}

/** One of a few values of the block's config. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { name, label, options, help, onChosen } = props;
  const { field, fieldState } = useController<FormShape>({ name });
  const { ref, value, onChange, ...control } = field;
  const names = Object.entries<string>(options);
  return (
    <TextField
      {...control}
      select
      value={typeof value === 'string' && value in options ? value : names[0]?.[0]}
      onChange={(event) => {
        onChange(event);
        onChosen?.(event.target.value as Value);
      }}
      inputRef={ref}
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
    >
      {names.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
