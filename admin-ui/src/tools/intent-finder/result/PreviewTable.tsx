import type { IntentResult } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import { ScrollShade } from '../../../shared/ScrollShade';
import { useOverflow } from '../../../shared/useOverflow';
import { PreviewCell } from './PreviewCell';
import { type PreviewColumn, previewColumns } from './previewColumns';

export interface PreviewTableProps {
  preview: NonNullable<IntentResult['preview']>;
  keywordColumn: string;
}

/** The first rows of the result. It scrolls inside; header and keyword stay in sight. */
export function PreviewTable({ preview: { header, rows, reasons }, keywordColumn }: PreviewTableProps) {
  const columns = useMemo(() => previewColumns(header, keywordColumn), [header, keywordColumn]);
  const [place, , goesOn] = useOverflow();
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      {goesOn ? <ScrollShade /> : null}
      <TableContainer
        ref={place}
        tabIndex={0}
        role="region"
        aria-label="Preview of the first rows"
        sx={{ maxHeight: 480 }}
      >
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.index} sx={{ bgcolor: 'background.paper', ...placed(column, 3) }}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, position) => (
              <TableRow key={position}>
                {columns.map((column) => (
                  <TableCell key={column.index} sx={placed(column, 1)}>
                    <PreviewCell
                      kind={column.kind}
                      text={row[column.index] ?? ''}
                      reason={reasons?.[position]}
                    />
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

/** The keyword stays at the left where there is room for it and something else. */
function placed({ kind }: PreviewColumn, zIndex: number) {
  if (kind !== 'keyword') return { maxWidth: 280 };
  return {
    position: { sm: 'sticky' },
    left: 0,
    zIndex: { sm: zIndex },
    bgcolor: 'background.paper',
    minWidth: 140,
    maxWidth: { xs: 168, md: 360 },
  };
}
