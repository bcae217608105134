import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';
import { useIsGap } from './Gaps';

type TextInputProps = Pick<
  TextFieldProps,
  'label' | 'multiline' | 'minRows' | 'maxRows' | 'type' | 'slotProps'
> & {
  name: string;
  /** What helps with the present text. */
  help?: (text: string) => string | undefined;
  /** What is wrong with the present text; told in red, but not before it is finished. */
  problem?: (text: string) => string | undefined;
};

/** A text of the block's config; a refusal of the server shows on it. */
export function TextInput({ name, help, problem, ...props }: TextInputProps) {
  const { field, fieldState } = useController<FormShape>({ name });
  const { ref, value, ...control } = field;
  const isGap = useIsGap(name);
  const [typing, setTyping] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const message = fieldState.error?.message ?? (typing ? undefined : problem?.(text));
  return (
    <TextField
      {...props}
      {...control}
      value={text}
      onChange={(event) => {
        setTyping(true);
        field.onChange(event);
      }}
      onBlur={() => {
        setTyping(false);
        field.onBlur();
      }}
      inputRef={ref}
      error={message !== undefined}
      helperText={message ?? (isGap ? BLOCK_MESSAGES.gap : help?.(text))}
      slotProps={{
        ...props.slotProps,
        ...(isGap && message === undefined && { formHelperText: { sx: { color: 'warning.main' } } }),
      }}
    />
  );
}
