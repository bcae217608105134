import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { ROW_TINT } from '../../theme/rowTint';
import type { ResultSort } from '../result/resultSort';
import { sortingBy, SortHead } from '../result/SortHead';
import { TableFrame } from '../TableFrame';
import { SelectAllBox } from './SelectAllBox';
import type { RowSelection } from './useRowSelection';

interface ListTableProps<Row> {
  label: string;
  /** The first one has the rows' names; one without a field sorts nothing. */
  columns: readonly { label: string; field?: string; numeric?: boolean }[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** None where nothing can be done with them. */
  selection?: RowSelection;
  sort?: ResultSort;
  onSort?: (sort: ResultSort) => void;
  /** Between two cells, in units of the theme. */
  gap: number;
  /** Pixels of a last column with the buttons of a row, which stays in sight. */
  buttons?: number;
  /** The cells of a row. */
  children: (row: Row) => ReactNode;
}

/** Rows that can be chosen and sorted, as a table, which scrolls inside beside their names where it does not fit. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, nameOf, selection, sort, onSort, gap, buttons, children } = props;
  return (
    <TableFrame right={buttons}>
      <Table
        size="small"
        aria-label={label}
        sx={{
          borderCollapse: 'separate',
          '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: gap },
        }}
      >
        <TableHead>
          <TableRow>
            {selection ? (
              <TableCell padding="checkbox">
                <SelectAllBox selection={selection} label="Select all on this page" />
              </TableCell>
            ) : null}
            {columns.map(({ label: name, field, numeric }) => (
              <SortHead
                key={name}
                label={name}
                numeric={numeric}
                {...(field !== undefined && onSort && sortingBy(field, sort, onSort))}
                sx={{ whiteSpace: 'nowrap' }}
              />
            ))}
            {buttons === undefined ? null : (
              <TableCell sx={BUTTONS_CELL}>
                <span className="visually-hidden">Actions</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {selection ? (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selection.has(row.id)}
                    onChange={() => selection.toggle(row.id)}
                    slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
                  />
                </TableCell>
              ) : null}
              {children(row)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const IN_SIGHT = {
  position: 'sticky',
  zIndex: 1,
  bgcolor: 'background.paper',
  backgroundImage: ROW_TINT,
} as const;
/** As wide as the other columns leave it; what is longer is cut or wraps. */
export const NAME_CELL = { ...IN_SIGHT, left: 0, width: '100%', maxWidth: 0 } as const;
export const BUTTONS_CELL = { ...IN_SIGHT, right: 0, whiteSpace: 'nowrap', px: 0.5 } as const;
