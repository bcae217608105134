import type { WatchRow } from '@contracts/watches/watches';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import { TableFrame } from '../../../shared/TableFrame';
import { ROW_TINT } from '../../../theme/rowTint';
import { sortingBy, SortHead } from '../../../shared/result/SortHead';
import { StateChip } from '../shown/StateChip';
import { MonthBar } from './MonthBar';
import { nameOf } from '../shown/watchText';
import { SelectAllBox } from '../../../shared/list/SelectAllBox';
import { WatchName } from './WatchName';
import { ChecksLeftBelow, LastChange, NextCheck } from './WatchFacts';
import type { WatchListProps } from './watchListProps';

const COLUMNS = [
  { label: 'Page', sort: 'name' },
  { label: 'State', sort: 'state' },
  { label: 'Last change', sort: 'changedAt' },
  { label: 'Next check', sort: 'nextCheckAt' },
] as const;

/** Watched pages as a table, which scrolls inside below the pages' names where it does not fit. */
export function WatchRows(props: WatchListProps) {
  const { watches, selection, sort, onSort } = props;
  return (
    <TableFrame>
      <Table
        size="small"
        aria-label="Watched pages"
        sx={{
          borderCollapse: 'separate',
          '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
        }}
      >
        <TableHead>
          <TableRow>
            {selection ? (
              <TableCell padding="checkbox">
                <SelectAllBox selection={selection} label="Select all on this page" />
              </TableCell>
            ) : null}
            {COLUMNS.map(({ label, sort: field }) => (
              <SortHead
                key={label}
                label={label}
                {...(onSort && sortingBy(field, sort, onSort))}
                sx={{ whiteSpace: 'nowrap' }}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {watches.map((watch) => (
            <TableLine key={watch.id} watch={watch} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

function TableLine({ watch, selection, linkTo }: WatchListProps & { watch: WatchRow }) {
  return (
    <TableRow hover>
      {selection ? (
        <TableCell padding="checkbox">
          <Checkbox
            checked={selection.has(watch.id)}
            onChange={() => selection.toggle(watch.id)}
            slotProps={{ input: { 'aria-label': `Select ${nameOf(watch)}` } }}
          />
        </TableCell>
      ) : null}
      <TableCell
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 1,
          // As wide as the other columns leave it; what is longer is cut or wraps.
          width: '100%',
          minWidth: 152,
          maxWidth: 0,
          bgcolor: 'background.paper',
          backgroundImage: ROW_TINT,
        }}
      >
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
    </TableRow>
  );
}
