import type { EstimateRow } from '@contracts/calculators/calculators';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Column, formatFigure } from './columns';

const AT_START = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' };

/** The tint and the line tell that the total lies above the columns that pass below it. */
const AT_END = {
  position: { sm: 'sticky' },
  right: 0,
  zIndex: { sm: 1 },
  bgcolor: 'background.paper',
  backgroundImage: ({ palette }: Theme) =>
    `linear-gradient(to right, ${palette.divider} 1px, ${palette.action.hover} 1px)`,
};

const placed = (key: Column['key']) => (key === 'totalRevenue' ? AT_END : {});

/** Every period as a row. It scrolls inside; the period stays in sight, the total too where there is room. */
export function RevenueTable({ rows, columns }: { rows: EstimateRow[]; columns: readonly Column[] }) {
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Figures of every period">
        <Table
          size="small"
          sx={{
            '& td, & th': { px: 1 },
            '& th:first-of-type': { pl: 2 },
            '& tr:last-of-type td, & tr:last-of-type th[scope="row"]': { border: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={AT_START}>Period</TableCell>
              {columns.map(({ key, label }) => (
                <TableCell
                  key={key}
                  align="right"
                  sx={{ whiteSpace: 'normal', minWidth: 72, lineHeight: 1.3, ...placed(key) }}
                >
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.timeIndicator}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', ...AT_START }}>
                  {row.timeIndicator}
                </TableCell>
                {columns.map(({ key, kind }) => (
                  <TableCell
                    key={key}
                    align="right"
                    sx={{
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: 'nowrap',
                      ...(key === 'totalRevenue' && { fontWeight: 700 }),
                      ...placed(key),
                    }}
                  >
                    {formatFigure(row[key], kind)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
