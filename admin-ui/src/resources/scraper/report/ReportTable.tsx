import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { ScrollShade } from '../../../shared/ScrollShade';
import { useOverflow } from '../../../shared/useOverflow';
import type { Sort } from '../crawlApi';

export interface Column<Row> {
  id: string;
  label: string;
  /** Numbers stand at the right. */
  numeric?: boolean;
  /** Pixels that a text needs at least to be read, and may take before it is wrapped. */
  minWidth?: number;
  maxWidth?: number;
  /** Whether the server sorts by the field of this id. */
  sortable?: boolean;
  render: (row: Row) => ReactNode;
}

interface ReportTableProps<Row> {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

const AT_START = { position: { sm: 'sticky' }, left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** Rows of a report. Where they do not fit they scroll inside, go on under a shade, and keep their name in sight. */
export function ReportTable<Row>({ label, columns, rows, keyOf, sort, onSort }: ReportTableProps<Row>) {
  const [place, , goesOn] = useOverflow();
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      {goesOn ? <ScrollShade /> : null}
      <TableContainer ref={place} tabIndex={0} role="region" aria-label={label}>
        <Table
          size="small"
          sx={{ '& tbody tr:last-of-type > *': { border: 0 }, '& tr > :last-child': { pr: 2 } }}
        >
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <HeadCell key={column.id} column={column} isFirst={index === 0} {...{ sort, onSort }} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={keyOf(row, index)}>
                {columns.map(({ id, numeric, minWidth, maxWidth = 280, render }, position) => (
                  <TableCell
                    key={id}
                    {...(position === 0 ? { component: 'th', scope: 'row' } : {})}
                    align={numeric ? 'right' : 'left'}
                    sx={{
                      maxWidth: position === 0 ? { xs: 220, sm: 320 } : maxWidth,
                      minWidth: minWidth ?? (position === 0 ? { xs: 180, sm: 220 } : undefined),
                      overflowWrap: 'anywhere',
                      verticalAlign: 'top',
                      ...(numeric ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}),
                      ...(position === 0 ? { ...AT_START, fontWeight: 'inherit', pl: 2 } : {}),
                    }}
                  >
                    {render(row)}
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

interface HeadCellProps<Row> extends Pick<ReportTableProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  isFirst: boolean;
}

function HeadCell<Row>({
  column: { id, label, numeric, sortable },
  isFirst,
  sort,
  onSort,
}: HeadCellProps<Row>) {
  const order = sort?.field === id ? sort.order : undefined;
  const direction = order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell
      align={numeric ? 'right' : 'left'}
      sortDirection={order ? direction : false}
      sx={isFirst ? { ...AT_START, pl: 2 } : undefined}
    >
      {sortable && onSort ? (
        <TableSortLabel
          active={order !== undefined}
          direction={direction}
          onClick={() => onSort({ field: id, order: order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
