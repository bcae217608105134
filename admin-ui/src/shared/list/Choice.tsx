import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  /** There is nothing to choose, or none is known of yet: it keeps its place. */
  disabled?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** One of several values that a list is narrowed down by, or all. */
export function Choice({ label, value, disabled, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      margin="none"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 176 } }}
    >
      <MenuItem value="">All</MenuItem>
      {children}
    </TextField>
  );
}
