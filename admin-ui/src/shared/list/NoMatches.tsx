import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { useResourceOptions } from '../recordNoun';

/** A list in which the search and the filters find nothing. */
export function NoMatches() {
  const { setFilters } = useListContext();
  const { many } = useResourceOptions().noun;
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={`No ${many} found`}
      text="Nothing matches this search with these filters."
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Clear search and filters
        </Button>
      }
    />
  );
}
