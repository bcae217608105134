import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTyping } from '../useTyping';
import { useFilter } from './useFilter';

/** A list's search. */
export function ListSearch({ placeholder }: { placeholder: string }) {
  const { typed, type } = useTyping(...useFilter('q'));
  return (
    <TextField
      hiddenLabel
      placeholder={placeholder}
      value={typed}
      onChange={({ target }) => type(target.value)}
      sx={{ m: 0, '& input': { textOverflow: 'ellipsis' } }}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              {typed ? (
                <IconButton
                  size="small"
                  aria-label="Clear value"
                  title="Clear value"
                  onClick={() => type('')}
                  sx={{ mr: -0.75 }}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              ) : (
                <SearchIcon color="disabled" />
              )}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
