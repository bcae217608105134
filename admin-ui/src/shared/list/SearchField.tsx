import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTyping } from './useTyping';

interface SearchFieldProps {
  label: string;
  value: string;
  /** Hears of a text when typing has rested. */
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

export function SearchField({ label, value, onChange, autoFocus = false }: SearchFieldProps) {
  const { typed, type } = useTyping(value, onChange);
  return (
    <TextField
      margin="none"
      label={label}
      autoFocus={autoFocus}
      value={typed}
      onChange={({ target }) => type(target.value)}
      sx={{
        width: { xs: '100%', sm: 260 },
        // The field has a button of its own for it.
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { type: 'search', autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <IconButton size="small" aria-label="Clear the search" onClick={() => type('')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          ) : null,
        },
      }}
    />
  );
}
