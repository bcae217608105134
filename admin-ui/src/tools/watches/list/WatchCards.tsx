import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateChip } from '../shown/StateChip';
import { MonthBar } from './MonthBar';
import { ChecksLeft, LastChange, NextCheck } from './WatchFacts';
import type { WatchListProps } from './watchListProps';
import { nameOf } from '../shown/watchText';
import { SelectAllBox } from '../../../shared/list/SelectAllBox';
import { WatchName } from './WatchName';

/** Watched pages on a phone, one below the other. */
export function WatchCards({ watches, selection, linkTo }: WatchListProps) {
  return (
    <>
      {selection ? (
        <FormControlLabel label="Select all on this page" control={<SelectAllBox selection={selection} />} />
      ) : null}
      <Box component="ul" aria-label="Watched pages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {watches.map((watch) => (
          <Box
            component="li"
            key={watch.id}
            sx={{
              display: 'flex',
              gap: 0.5,
              py: 2,
              '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            {selection ? (
              <Checkbox
                checked={selection.has(watch.id)}
                onChange={() => selection.toggle(watch.id)}
                slotProps={{ input: { 'aria-label': `Select ${nameOf(watch)}` } }}
                sx={{ alignSelf: 'start', mt: -1, ml: -1.25 }}
              />
            ) : null}
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
              <WatchName watch={watch} to={linkTo(watch.id)} />
              <Box>
                <StateChip state={watch.state} />
              </Box>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: 'auto minmax(0, 1fr)',
                  columnGap: 2,
                  rowGap: 0.5,
                }}
              >
                <Fact name="Last change" value={<LastChange watch={watch} />} />
                <Fact name="Next check" value={<NextCheck watch={watch} />} />
                <Fact name="Checks left" value={<ChecksLeft watch={watch} />} />
              </Box>
              <MonthBar days={watch.days} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
        {value}
      </Box>
    </>
  );
}
