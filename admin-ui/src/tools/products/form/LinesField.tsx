import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { firstProblem } from './firstProblem';
import type { ProductValues } from './productValues';

interface LinesFieldProps {
  name: 'pros' | 'cons';
  label: string;
  help: string;
}

/** Several texts, one a line. */
export function LinesField({ name, label, help }: LinesFieldProps) {
  const { field, fieldState } = useController<ProductValues, LinesFieldProps['name']>({ name });
  const { value, onChange, ref, ...control } = field;
  const problem = firstProblem(fieldState.error);
  return (
    <TextField
      {...control}
      inputRef={ref}
      label={label}
      multiline
      minRows={3}
      maxRows={10}
      value={value.join('\n')}
      error={problem !== undefined}
      helperText={problem ?? help}
      onChange={({ target }) => onChange(target.value.split('\n'))}
      slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
    />
  );
}
