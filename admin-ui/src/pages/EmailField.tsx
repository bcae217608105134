import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** The address that a guest logs in with: the first field of the page. */
export function EmailField({ problem, ...props }: TextFieldProps & { problem: string | undefined }) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      size="medium"
      margin="dense"
      autoComplete="username"
      autoFocus
      required
      error={Boolean(problem)}
      helperText={problem ?? ' '}
    />
  );
}
