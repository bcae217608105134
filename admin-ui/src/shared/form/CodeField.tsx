import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A code of an authenticator app, or a recovery code: browsers and phones offer the former by themselves. */
export function CodeField({ problem, ...props }: TextFieldProps & { problem: string | undefined }) {
  return (
    <TextField
      {...props}
      label="Code"
      size="medium"
      margin="dense"
      autoComplete="one-time-code"
      required
      error={Boolean(problem)}
      helperText={problem ?? 'The six digits that your app shows, or a recovery code.'}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
