import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';

interface ChoiceFieldProps<Value extends string | number> {
  name: string;
  label: string;
  choices: readonly { value: Value; text: string }[];
  /** What stands for nothing chosen. */
  none: string;
  help?: string;
}

/** One of a few values, or none. */
export function ChoiceField<Value extends string | number>({
  name,
  label,
  choices,
  none,
  help,
}: ChoiceFieldProps<Value>) {
  const { field, fieldState } = useController<FormShape>({ name });
  const { ref, value, ...control } = field;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <TextField
      {...control}
      select
      label={label}
      value={chosen === undefined ? '' : String(chosen.value)}
      onChange={(event) =>
        field.onChange(choices.find((choice) => String(choice.value) === event.target.value)?.value)
      }
      inputRef={ref}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? help}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          {choice.text}
        </MenuItem>
      ))}
    </TextField>
  );
}
