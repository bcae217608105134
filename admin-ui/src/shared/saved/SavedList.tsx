import SaveIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '../EmptyState';
import { ListPager } from '../result/ListPager';
import { ResultStates } from '../result/ResultStates';
import type { useSearchedList } from '../result/useSearchedList';

interface SavedListProps<Item> extends Pick<CardProps, 'sx'> {
  /** What is kept: `block`. */
  noun: string;
  list: ReturnType<typeof useSearchedList<Item>>;
  perPage: number;
  /** What is said while there is none. */
  nothing: string;
  /** Beside the search. */
  actions?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** What the user keeps under names, to go on with: searched, a page at a time. */
export function SavedList<Item>(props: SavedListProps<Item>) {
  const { noun, list, perPage, nothing, actions, sx, children } = props;
  const { query, text, sought } = list;
  const id = useId();
  const isNew = query.data?.total === 0 && sought === '';
  return (
    <Card component="section" aria-labelledby={id} sx={[{ p: { xs: 2, md: 3 } }, ...[sx ?? {}].flat()]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: isNew ? 0 : 1 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2" id={id}>
            {`Saved ${noun}s`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {isNew ? nothing : 'Only you see them.'}
          </Typography>
        </Box>
        {isNew && text === '' ? null : (
          <TextField
            label={`Search saved ${noun}s`}
            type="search"
            value={text}
            onChange={(event) => list.search(event.target.value)}
            sx={{ width: { xs: '100%', sm: 240 }, m: 0 }}
          />
        )}
        {actions}
      </Box>
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          isNew ? null : (
            <EmptyState
              icon={<SaveIcon />}
              title={`No saved ${noun} has this name`}
              text="Try another word."
            />
          )
        }
        failure={`Your saved ${noun}s could not be loaded`}
        loading={{ label: `Loading saved ${noun}s`, heights: [48, 48] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map(children)}
            </Box>
            <ListPager total={total} page={list.page} perPage={perPage} onPage={list.setPage} />
          </>
        )}
      </ResultStates>
    </Card>
  );
}
