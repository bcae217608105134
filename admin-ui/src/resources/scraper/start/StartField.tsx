import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import type { StartValues } from './startValues';

type TextName =
  | Exclude<
      keyof StartValues,
      'mode' | 'robots' | 'subdomains' | 'sitemaps' | 'targets' | 'queries' | 'extractions'
    >
  | `extractions.${number}.${'name' | 'by' | 'rule' | 'attribute'}`;

interface StartFieldProps extends Pick<TextFieldProps, 'label' | 'required' | 'placeholder' | 'multiline'> {
  name: TextName;
  help?: string;
  keyboard?: 'url' | 'numeric';
  rows?: number;
}

/** A text of the form of a new crawl, with what is wrong with it in the place of its help. */
export function StartField({ name, help, keyboard, rows, ...props }: StartFieldProps) {
  const { register, formState, getFieldState } = useFormContext<StartValues>();
  const { error, isTouched } = getFieldState(name, formState);
  // The fields of a rule that was just added are wrong before anybody has been at them.
  const problem = isTouched || formState.isSubmitted ? problemOf(error) : undefined;
  return (
    <TextField
      {...props}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows && rows * 3}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ htmlInput: { inputMode: keyboard, autoComplete: 'off', spellCheck: false } }}
      {...register(name)}
    />
  );
}

/** The sentence of a field's error, or of the first wrong entry of a list. */
export function problemOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(problemOf).find(Boolean);
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, root } = error as { message?: unknown; root?: unknown };
  return typeof message === 'string' && message ? message : problemOf(root);
}
