import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { WatchValues } from './watchValues';

interface SelectFieldProps {
  name: 'scope.part' | 'preset' | 'intervalMinutes' | 'notifyFrom';
  label: string;
  help?: string;
  children: ReactNode;
}

/** One of several choices. */
export function SelectField({ name, label, help, children }: SelectFieldProps) {
  const { field, fieldState } = useController<WatchValues, SelectFieldProps['name']>({ name });
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      inputRef={ref}
      select
      fullWidth
      label={label}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? help}
    >
      {children}
    </TextField>
  );
}
