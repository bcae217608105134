import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { breakable } from '../addresses/breakable';
import { ROW_TINT } from '../../theme/rowTint';
import type { ResultSort } from './resultSort';
import { sortingBy, SortHead } from './SortHead';
import { TableFrame } from '../TableFrame';

/** A column of a result's table. */
export interface ResultColumn<Row> {
  label: string;
  /** The field that it sorts by; none where it can't. */
  sort?: string;
  numeric?: boolean;
  /** Texts that need room to be read; a paragraph needs more. */
  wide?: boolean | 'paragraph';
  cell: (row: Row) => ReactNode;
}

export interface ResultRowsProps<Row> {
  label: string;
  columns: readonly ResultColumn<Row>[];
  rows: readonly Row[];
  sort: ResultSort;
  onSort: (sort: ResultSort) => void;
  onOpen?: (row: Row) => void;
}

/** A table that scrolls inside; its head and, where there is room, its first column stay in sight. */
export function ResultRows<Row extends { id: string }>(props: ResultRowsProps<Row>) {
  const { label, columns, rows, sort, onSort, onOpen } = props;
  return (
    <TableFrame region={label} sx={{ maxHeight: { sm: 560 } }}>
      <Table stickyHeader size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <HeadCell
                // A file may have two columns of one name.
                key={index}
                column={column}
                first={index === 0}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {columns.map(({ numeric, wide, cell }, index) => (
                <TableCell
                  key={index}
                  align={numeric ? 'right' : 'left'}
                  sx={
                    index === 0
                      ? { ...FIRST, zIndex: { sm: 1 } }
                      : { ...CELL, minWidth: wide === 'paragraph' ? 320 : wide ? 200 : numeric ? 80 : 110 }
                  }
                >
                  {index === 0 && onOpen ? (
                    <Link
                      component="button"
                      type="button"
                      onClick={() => onOpen(row)}
                      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
                    >
                      {inCell(cell(row))}
                    </Link>
                  ) : (
                    inCell(cell(row))
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const inCell = (shown: ReactNode) => (typeof shown === 'string' ? breakable(shown) : shown);

const CELL = { maxWidth: 320, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;
const FIRST = {
  ...CELL,
  position: { sm: 'sticky' },
  left: 0,
  minWidth: { xs: 180, md: 240 },
  bgcolor: 'background.paper',
  backgroundImage: ROW_TINT,
} as const;

interface HeadCellProps<Row> extends Pick<ResultRowsProps<Row>, 'sort' | 'onSort'> {
  column: ResultColumn<Row>;
  first: boolean;
}

function HeadCell<Row>({ column, first, sort, onSort }: HeadCellProps<Row>) {
  const { label, numeric, sort: field } = column;
  return (
    <SortHead
      label={label}
      numeric={numeric}
      {...(field !== undefined && sortingBy(field, sort, onSort))}
      sx={{
        whiteSpace: 'nowrap',
        bgcolor: 'background.paper',
        ...(first && { position: { sm: 'sticky' }, left: 0, zIndex: { sm: 3 } }),
      }}
    />
  );
}
