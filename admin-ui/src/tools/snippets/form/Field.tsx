import MuiTextField from '@mui/material/TextField';
import { memo } from 'react';

interface FieldProps<Name extends string> {
  name: Name;
  label: string;
  value: string;
  maxLength: number;
  onWrite: (name: Name, value: string) => void;
  help?: string;
  placeholder?: string;
  multiline?: boolean;
  type?: 'url';
}

function PlainField<Name extends string>(props: FieldProps<Name>) {
  const { name, label, value, maxLength, onWrite, help, placeholder, multiline, type } = props;
  return (
    <MuiTextField
      label={label}
      value={value}
      fullWidth
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
      placeholder={placeholder}
      helperText={help}
      onChange={(event) => onWrite(name, event.target.value)}
      slotProps={{
        htmlInput: {
          maxLength,
          dir: 'auto',
          ...(type === 'url' && { inputMode: 'url', spellCheck: false, autoCapitalize: 'off' }),
        },
      }}
    />
  );
}

/** One text of the form; a key in another one does not draw it again. */
export const Field = memo(PlainField) as typeof PlainField;
