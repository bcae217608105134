import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';

interface LinesInputProps extends Omit<
  TextFieldProps,
  'value' | 'error' | 'helperText' | 'multiline' | 'slotProps' | 'onChange'
> {
  value: string;
  help: string;
  /** What is wrong, in the place of the help; a line for each where it is much. */
  problem?: string;
  htmlInput?: Pick<InputHTMLAttributes<HTMLInputElement>, 'dir' | 'readOnly'>;
  onChange: (text: string) => void;
}

/** Names, URLs or rules, one per line: nothing that a browser should correct. */
export function LinesInput({ help, problem, htmlInput, onChange, ...field }: LinesInputProps) {
  return (
    <TextField
      {...field}
      multiline
      fullWidth
      error={problem !== undefined}
      helperText={problem ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', ...htmlInput },
        formHelperText: {
          role: problem ? 'alert' : undefined,
          sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
        },
      }}
    />
  );
}
