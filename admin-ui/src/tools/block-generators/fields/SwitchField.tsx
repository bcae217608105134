import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';

interface SwitchFieldProps {
  name: string;
  label: string;
  help?: string;
  /** The fields that the switch reveals. */
  children?: ReactNode;
}

/** A part of the block that shows or does not. */
export function SwitchField({ name, label, help, children }: SwitchFieldProps) {
  const { field } = useController<FormShape>({ name });
  const { ref, value, ...control } = field;
  const on = value === true;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={<Switch {...control} checked={on} slotProps={{ input: { ref } }} />}
      />
      {help ? <FormHelperText sx={{ mt: 0 }}>{help}</FormHelperText> : null}
      {on ? children : null}
    </Box>
  );
}
