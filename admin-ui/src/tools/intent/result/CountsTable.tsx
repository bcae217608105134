import type { IntentCounts } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount, formatShare } from '../../../shared/format';
import { IntentDot } from '../../../shared/intent/IntentDot';
import { COUNT_ORDER } from '../../../shared/intent/intentOrder';

const numeric = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The chart's numbers; the dots make it the chart's legend too. */
export function CountsTable({ counts, total }: { counts: IntentCounts; total: number }) {
  return (
    <Table
      size="small"
      aria-label="Rows per primary intent"
      sx={{ '& td, & th': { px: 1 }, '& tr:last-of-type td': { border: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Primary intent</TableCell>
          <TableCell align="right">Rows</TableCell>
          <TableCell align="right">Share</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {COUNT_ORDER.map((intent) => (
          <TableRow key={intent}>
            <TableCell>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <IntentDot intent={intent} />
                {intent}
              </Box>
            </TableCell>
            <TableCell align="right" sx={numeric}>
              {formatCount(counts[intent])}
            </TableCell>
            <TableCell align="right" sx={numeric}>
              {formatShare(counts[intent], total)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
