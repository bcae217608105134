import type { FirstRows } from '@contracts/csv/first-rows';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { counted } from '../counted';
import { TableFrame } from '../TableFrame';

const CELL = { maxWidth: 220, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** The first rows of a file; they scroll inside, and go on under a shade. */
export function FirstRowsTable({ first: { header, rows, columns } }: { first: FirstRows }) {
  const hidden = columns - header.length;
  return (
    <>
      <TableFrame region="Preview of the first rows">
        <Table size="small">
          <TableHead>
            <TableRow>
              {header.map((cell, index) => (
                <TableCell key={index} sx={CELL}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={index}>
                {header.map((_, cell) => (
                  <TableCell key={cell} sx={CELL}>
                    {row[cell] ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {`The first rows${hidden > 0 ? `; ${counted(hidden, 'more column')} not shown` : ''}.`}
      </Typography>
    </>
  );
}
