import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDebounced } from '../useDebounced';

const SEARCH_REST_MS = 300;

/** What is sought among the owners of a list, a moment after the last key, and the page, which begins anew with it. */
export function useOwnerSearch() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const sought = useDebounced(text.trim(), SEARCH_REST_MS);
  const field = (
    <TextField
      label="Search by email"
      type="search"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setPage(0);
      }}
      sx={{ width: { xs: '100%', sm: 320 }, mt: 0, mb: 1 }}
    />
  );
  return { sought, page, setPage, field };
}
