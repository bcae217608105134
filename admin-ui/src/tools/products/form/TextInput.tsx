import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { firstProblem } from './firstProblem';
import type { ProductValues } from './productValues';

type Given = Pick<
  TextFieldProps,
  'label' | 'multiline' | 'minRows' | 'maxRows' | 'type' | 'required' | 'placeholder' | 'autoFocus'
>;

interface TextInputProps extends Given {
  name: FieldPath<ProductValues>;
  help?: ReactNode;
  maxLength?: number;
  inputMode?: 'url' | 'decimal' | 'numeric';
  /** How what was entered is written, once the field is left. */
  tidy?: (text: string) => string;
}

/** A text of the product; what is wrong with it shows on it. */
export function TextInput({ name, help, maxLength, inputMode, tidy, ...props }: TextInputProps) {
  const { field, fieldState } = useController<ProductValues>({ name });
  const { ref, value, onBlur, ...control } = field;
  const text = typeof value === 'string' ? value : '';
  const problem = firstProblem(fieldState.error);
  const leave = () => {
    const tidied = tidy?.(text) ?? text;
    if (tidied !== text) field.onChange(tidied);
    onBlur();
  };
  return (
    <TextField
      {...props}
      {...control}
      value={text}
      inputRef={ref}
      onBlur={leave}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{
        htmlInput: {
          maxLength,
          inputMode,
          ...(inputMode && { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' }),
        },
        formHelperText: { role: problem ? 'alert' : undefined, sx: { overflowWrap: 'anywhere' } },
      }}
    />
  );
}
