import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListCards } from '../../../shared/list/ListCards';
import { StateChip } from '../shown/StateChip';
import { nameOf } from '../shown/watchText';
import { MonthBar } from './MonthBar';
import { ChecksLeft, LastChange, NextCheck } from './WatchFacts';
import type { WatchListProps } from './watchListProps';
import { WatchName } from './WatchName';

/** Watched pages on a phone. */
export function WatchCards({ watches, selection, linkTo }: WatchListProps) {
  return (
    <ListCards label="Watched pages" rows={watches} nameOf={nameOf} selection={selection}>
      {(watch) => ({
        facts: (
          <>
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
          </>
        ),
      })}
    </ListCards>
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
