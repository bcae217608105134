import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { TableFrame } from '../../../shared/TableFrame';
import { SortHead } from '../../../shared/result/SortHead';
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
  return (
    <TableFrame region={label}>
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
    </TableFrame>
  );
}

interface HeadCellProps<Row> extends Pick<ReportTableProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  isFirst: boolean;
}

function HeadCell<Row>({ column, isFirst, sort, onSort }: HeadCellProps<Row>) {
  const { id, label, numeric, sortable } = column;
  return (
    <SortHead
      label={label}
      numeric={numeric}
      direction={sort?.field === id ? sort.order : undefined}
      onSort={sortable && onSort ? (order) => onSort({ field: id, order }) : undefined}
      sx={isFirst ? { ...AT_START, pl: 2 } : undefined}
    />
  );
}
