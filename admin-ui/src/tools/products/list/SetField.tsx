import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';

interface SetFieldProps {
  label: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** The field of the value. */
  children: ReactNode;
}

/** A value that is given only where it is switched on. */
export function SetField({ label, on, onSwitch, children }: SetFieldProps) {
  return (
    <Box>
      <FormControlLabel label={label} control={<Switch checked={on} onChange={(_, is) => onSwitch(is)} />} />
      {on ? children : null}
    </Box>
  );
}
