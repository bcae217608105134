import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../useDebounced';

const REST_MS = 400;

interface SearchFieldProps {
  label: string;
  value: string;
  /** Hears of a text when typing has rested. */
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

export function SearchField({ label, value, onChange, autoFocus = false }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const rested = useDebounced(typed, REST_MS);
  // Another address, such as after the back button, or after all filters were cleared.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const tell = useEffectEvent((text: string) => {
    if (text.trim() !== value && text === typed) onChange(text.trim());
  });
  useEffect(() => tell(rested), [rested]);
  return (
    <TextField
      label={label}
      autoFocus={autoFocus}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{
        htmlInput: { type: 'search', autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <IconButton size="small" aria-label="Clear the search" onClick={() => setTyped('')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          ) : null,
        },
      }}
    />
  );
}
