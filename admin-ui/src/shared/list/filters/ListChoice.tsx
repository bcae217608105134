import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFilter } from './useFilter';

interface ListChoiceProps {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** One of several values that a list is narrowed down to, or any. */
export function ListChoice({ source, label, choices }: ListChoiceProps) {
  const [value, change] = useFilter(source);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => change(target.value)}
      sx={{ mt: 1, mb: 0.5, minWidth: 160 }}
    >
      <MenuItem value="">Any</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
