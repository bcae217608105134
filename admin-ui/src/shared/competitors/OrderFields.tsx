import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { ComparisonForm } from './useComparisonForm';

interface FieldProps {
  form: ComparisonForm;
  name: 'keyword' | 'ownKeywords';
  label: string;
  hint?: string;
  disabled: boolean;
  required?: boolean;
  rows?: number;
}

export function OrderField({ form, name, label, hint, disabled, required, rows }: FieldProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      fullWidth
      size="small"
      label={label}
      required={required}
      disabled={disabled}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={8}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        htmlInput: { dir: 'auto' },
        formHelperText: { role: fieldState.invalid ? 'alert' : undefined },
      }}
    />
  );
}

interface ChoiceProps {
  form: ComparisonForm;
  name: 'language' | 'country';
  label: string;
  none: string;
  choices: readonly (readonly [code: string, name: string])[];
  disabled: boolean;
}

export function OrderChoice({ form, name, label, none, choices, disabled }: ChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      fullWidth
      size="small"
      label={label}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map(([code, text]) => (
        <MenuItem key={code} value={code}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
