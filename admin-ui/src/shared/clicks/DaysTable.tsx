import type { DayClicks } from '@contracts/clicks/clicks';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount, formatDay } from '../format';

interface DaysTableProps {
  days: readonly DayClicks[];
  height: number;
}

/** The same numbers as the chart's, day by day, the newest first. */
export function DaysTable({ days, height }: DaysTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Clicks of every day" sx={{ height }}>
      <Table
        size="small"
        stickyHeader
        sx={{
          '& thead th': { bgcolor: 'background.paper' },
          '& td': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Day (UTC)</TableCell>
            <TableCell align="right">Clicks</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, clicks }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {formatDay(day)}
              </TableCell>
              <TableCell align="right">{formatCount(clicks)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
