import type { EstimateRow } from '@contracts/calculators';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Column, formatFigure } from './columns';

/** Every period as a row. */
export function RevenueTable({ rows, columns }: { rows: EstimateRow[]; columns: readonly Column[] }) {
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Figures of every period">
        <Table
          size="small"
          sx={{
            '& td, & th': { px: 1.25 },
            '& tr:last-of-type td, & tr:last-of-type th[scope="row"]': { border: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Period</TableCell>
              {columns.map(({ key, label }) => (
                <TableCell
                  key={key}
                  align="right"
                  sx={{ whiteSpace: 'normal', minWidth: 88, lineHeight: 1.3 }}
                >
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.timeIndicator}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {row.timeIndicator}
                </TableCell>
                {columns.map(({ key, kind }) => (
                  <TableCell
                    key={key}
                    align="right"
                    sx={{
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: 'nowrap',
                      fontWeight: key === 'totalRevenue' ? 700 : undefined,
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
