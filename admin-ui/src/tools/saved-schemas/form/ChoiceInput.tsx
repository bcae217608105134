import type { SchemaForm } from '@contracts/schema/schema';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { labelOf } from './labels';

interface ChoiceInputProps {
  name: 'author_type' | `products.${number}.availability`;
  /** What is kept, and how it is called. */
  choices: readonly (readonly [value: string, label: string])[];
}

export function ChoiceInput({ name, choices }: ChoiceInputProps) {
  const { field, fieldState } = useController<SchemaForm, ChoiceInputProps['name']>({ name });
  const { ref, ...control } = field;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...control}
      select
      inputRef={ref}
      label={labelOf(name)}
      error={message !== undefined}
      helperText={message ?? ' '}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
