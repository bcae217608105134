import ClearIcon from '@mui/icons-material/ClearOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type SortName, SORTS, type useLibrary } from './useLibrary';

/** Search, tag and order of the library; a button to clear them while any is set. */
export function Toolbar({ library }: { library: ReturnType<typeof useLibrary> }) {
  const { search, tags, tag, setTag, sortName, setSort, isFiltered, clear } = library;
  // A tag of the address may be one that no file has any more.
  const choices = tag && !tags.includes(tag) ? [...tags, tag] : tags;
  return (
    <Box
      role="search"
      aria-label="Files"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3, '& > *': { m: 0 } }}
    >
      <TextField
        label="Search files"
        type="search"
        value={search.entered}
        onChange={(event) => search.enter(event.target.value)}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 280px' }, maxWidth: { sm: 420 } }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label="Tag"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        sx={{ flex: { xs: '1 1 120px', sm: '0 0 160px' } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">All tags</MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Sort by"
        value={sortName}
        onChange={(event) => setSort(event.target.value as SortName)}
        sx={{ flex: { xs: '1 1 150px', sm: '0 0 190px' } }}
      >
        {Object.entries(SORTS).map(([name, { label }]) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {isFiltered ? (
        <Button startIcon={<ClearIcon />} onClick={clear}>
          Clear
        </Button>
      ) : null}
    </Box>
  );
}
