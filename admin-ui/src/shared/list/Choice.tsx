import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** One of several values that a list is narrowed down by, or all. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 176 } }}
    >
      <MenuItem value="">All</MenuItem>
      {children}
    </TextField>
  );
}
