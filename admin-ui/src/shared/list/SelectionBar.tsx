import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BARS_HEIGHT } from '../../theme/measures';
import { formatCount } from '../format';
import type { RowSelection } from './useRowSelection';

interface SelectionBarProps {
  label: string;
  /** How many are chosen: `3 products selected`. */
  said: string;
  selection: RowSelection;
  /** What is said instead of the way to all that match, where those are more than can be changed at once. */
  tooMany?: string;
  children: ReactNode;
}

/**
 * What can be done with chosen rows together, and the way from a page of them to all that match; in sight while rows
 * further down are chosen as well.
 */
export function SelectionBar({ label, said, selection, tooMany, children }: SelectionBarProps) {
  if (selection.count === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: `calc(var(${BARS_HEIGHT}, 0px) + 8px)`,
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 2,
        boxShadow: 1,
        bgcolor: ({ palette }) =>
          `color-mix(in srgb, ${palette.primary.main} 10%, ${palette.background.paper})`,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mr: 'auto' }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {said}
        </Typography>
        <AllThatMatch selection={selection} tooMany={tooMany} />
      </Box>
      {children}
      <Button size="small" color="inherit" onClick={selection.clear}>
        Clear selection
      </Button>
    </Box>
  );
}

function AllThatMatch({ selection, tooMany }: Pick<SelectionBarProps, 'selection' | 'tooMany'>) {
  const { more, chooseAll } = selection;
  if (more === 0) return null;
  return tooMany === undefined ? (
    <Button size="small" onClick={chooseAll}>
      Select all {formatCount(more)} that match
    </Button>
  ) : (
    <Typography variant="body2" color="text.secondary">
      {tooMany}
    </Typography>
  );
}
