import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import { NAME_CELL, ListTable } from '../../../shared/list/ListTable';
import { StateChip } from '../shown/StateChip';
import { nameOf } from '../shown/watchText';
import { MonthBar } from './MonthBar';
import { ChecksLeftBelow, LastChange, NextCheck } from './WatchFacts';
import type { WatchListProps } from './watchListProps';
import { WatchName } from './WatchName';

const COLUMNS = [
  { label: 'Page', field: 'name' },
  { label: 'State', field: 'state' },
  { label: 'Last change', field: 'changedAt' },
  { label: 'Next check', field: 'nextCheckAt' },
] as const;

/** Watched pages as a table. */
export function WatchRows({ watches, linkTo, ...list }: WatchListProps) {
  return (
    <ListTable label="Watched pages" columns={COLUMNS} rows={watches} nameOf={nameOf} gap={1.25} {...list}>
      {(watch) => (
        <>
          <TableCell sx={{ ...NAME_CELL, minWidth: 152 }}>
            <WatchName watch={watch} to={linkTo(watch.id)} />
          </TableCell>
          <TableCell>
            <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
              <StateChip state={watch.state} />
              <MonthBar days={watch.days} />
            </Box>
          </TableCell>
          <TableCell sx={{ minWidth: 112 }}>
            <LastChange watch={watch} />
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            <NextCheck watch={watch} />
            <ChecksLeftBelow watch={watch} />
          </TableCell>
        </>
      )}
    </ListTable>
  );
}
