import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldPath, useController } from 'react-hook-form';
import { firstProblem } from '../form/firstProblem';
import type { ShopValues } from './shopValues';

interface ShopInputProps extends Pick<TextFieldProps, 'label' | 'placeholder' | 'required' | 'autoFocus'> {
  name: FieldPath<ShopValues>;
  help?: string;
  maxLength?: number;
}

/** A text of the table of shops. */
export function ShopInput({ name, help, maxLength, ...props }: ShopInputProps) {
  const { field, fieldState } = useController<ShopValues>({ name });
  const { ref, value, ...control } = field;
  const problem = firstProblem(fieldState.error);
  return (
    <TextField
      {...props}
      {...control}
      value={typeof value === 'string' ? value : ''}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{
        htmlInput: { maxLength, spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
        formHelperText: { role: problem ? 'alert' : undefined, sx: { overflowWrap: 'anywhere' } },
      }}
    />
  );
}
