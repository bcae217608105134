import type { DashboardDay } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScrollShade } from '../../shared/ScrollShade';
import { useOverflow } from '../../shared/useOverflow';
import { formatCount, formatDay } from '../../shared/format';
import { toolName } from '../../shared/usage/toolName';
import { toolsByUse } from './usageSeries';

const HEIGHT = 320;
const AT_START = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
};

/** The same numbers as the chart's, day by day, the newest first. */
export function UsageTable({ days }: { days: readonly DashboardDay[] }) {
  const tools = toolsByUse(days);
  const [place, , goesOn] = useOverflow();
  return (
    <Box sx={{ position: 'relative' }}>
      {goesOn ? <ScrollShade /> : null}
      <TableContainer
        ref={place}
        tabIndex={0}
        role="region"
        aria-label="Figures of every day"
        sx={{ maxHeight: HEIGHT }}
      >
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
              <TableCell sx={{ ...AT_START, zIndex: 3 }}>Day</TableCell>
              {['Active users', 'New users', 'Uses', ...tools.map(toolName)].map((name) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map(({ day, users, newUsers, operations, tools: used }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row" sx={AT_START}>
                  {formatDay(day)}
                </TableCell>
                {[users, newUsers, operations, ...tools.map((id) => used[id] ?? 0)].map((count, index) => (
                  <TableCell key={index} align="right">
                    {formatCount(count)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
