import type { EstimateRow } from '@contracts/calculators/calculators';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScrollShade } from '../../../shared/ScrollShade';
import { useOverflow } from '../../../shared/useOverflow';
import { type Column, formatFigure } from './columns';

const AT_START = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' };

/** Every period as a row. Where it does not fit it scrolls inside, goes on under a shade, and keeps the period in sight. */
export function RevenueTable({ rows, columns }: { rows: EstimateRow[]; columns: readonly Column[] }) {
  const [place, , goesOn] = useOverflow();
  return (
    <Card sx={{ position: 'relative' }}>
      {goesOn ? <ScrollShade /> : null}
      <TableContainer ref={place} tabIndex={0} role="region" aria-label="Figures of every period">
        <Table
          size="small"
          sx={{
            '& td, & th': { px: { xs: 1, lg: 0.5 }, fontSize: '0.8125rem' },
            '& thead th': { fontSize: '0.75rem' },
            '& th:first-of-type': { pl: 2 },
            '& td:last-of-type, & thead th:last-of-type': { pr: 2 },
            '& tr:last-of-type td, & tr:last-of-type th[scope="row"]': { border: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={AT_START}>Period</TableCell>
              {columns.map(({ key, label }) => (
                <TableCell key={key} align="right" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
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
