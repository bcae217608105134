import type { SchemaForm } from '@contracts/schema/schema';
import { pastedAddress } from '@contracts/validation/pasted-address';
import TextField from '@mui/material/TextField';
import { type FieldPathByValue, useController } from 'react-hook-form';
import { labelOf } from './labels';

export type TextPath = FieldPathByValue<SchemaForm, string>;

interface TextInputProps {
  name: TextPath;
  help?: string;
  required?: boolean;
  /** Several lines. */
  long?: boolean;
  keyboard?: 'url' | 'decimal' | 'numeric';
  /** For what else depends on this field. */
  onChanged?: () => void;
}

/** A text of the form; long ones show 6 rows and grow to 10. */
export function TextInput({
  name,
  help = ' ',
  required = true,
  long = false,
  keyboard,
  onChanged,
}: TextInputProps) {
  const { field, fieldState } = useController<SchemaForm, TextPath>({ name });
  const { ref, onChange, ...control } = field;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...control}
      onChange={(event) => {
        onChange(keyboard === 'url' ? pastedAddress(event.target.value) : event);
        onChanged?.();
      }}
      inputRef={ref}
      label={labelOf(name)}
      required={required}
      error={message !== undefined}
      helperText={message ?? help}
      {...(long && { multiline: true, minRows: 6, maxRows: 10 })}
      slotProps={{ htmlInput: { inputMode: keyboard, autoComplete: 'off', dir: 'auto' } }}
    />
  );
}
