import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';

type TextInputProps = Pick<
  TextFieldProps,
  'label' | 'multiline' | 'minRows' | 'maxRows' | 'type' | 'slotProps'
> & {
  name: string;
  /** What helps with the present text. */
  help?: (text: string) => string | undefined;
};

/** A text of the block's config; a refusal of the server shows on it. */
export function TextInput({ name, help, ...props }: TextInputProps) {
  const { field, fieldState } = useController<FormShape>({ name });
  const { ref, value, ...control } = field;
  const text = typeof value === 'string' ? value : '';
  const message = fieldState.error?.message;
  return (
    <TextField
      {...props}
      {...control}
      value={text}
      inputRef={ref}
      error={message !== undefined}
      helperText={message ?? help?.(text)}
    />
  );
}
