import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import type { EstimateValues } from '../estimators';

interface NumberFieldProps {
  name: keyof EstimateValues;
  label: string;
  help: string;
  prefix?: string;
  suffix?: string;
  required?: boolean;
  /** Forgets its text when it is taken away. */
  transient?: boolean;
}

/** A number as text, so that nothing typed is lost before it is checked. */
export function NumberField({
  name,
  label,
  help,
  prefix,
  suffix,
  required = true,
  transient = false,
}: NumberFieldProps) {
  const { register, formState } = useFormContext<EstimateValues>();
  const message = formState.errors[name]?.message;
  const adornments = {
    startAdornment: prefix ? <InputAdornment position="start">{prefix}</InputAdornment> : undefined,
    endAdornment: suffix ? <InputAdornment position="end">{suffix}</InputAdornment> : undefined,
  };
  return (
    <TextField
      label={label}
      required={required}
      error={message !== undefined}
      helperText={message ?? help}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' }, input: adornments }}
      {...register(name, { shouldUnregister: transient })}
    />
  );
}
