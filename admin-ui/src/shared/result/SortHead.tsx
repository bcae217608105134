import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ResultSort } from './resultSort';

interface SortHeadProps extends Pick<TableCellProps, 'sx'> {
  label: string;
  numeric?: boolean;
  /** How the rows stand, where they are sorted by this column. */
  direction?: 'ASC' | 'DESC';
  /** None where the column sorts nothing. */
  onSort?: (direction: 'ASC' | 'DESC') => void;
}

/** The head of a column, which sorts by it: upwards first. */
export function SortHead({ label, numeric, direction, onSort, sx }: SortHeadProps) {
  const side = direction === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={numeric ? 'right' : 'left'} sortDirection={direction ? side : false} sx={sx}>
      {onSort ? (
        <TableSortLabel
          active={direction !== undefined}
          direction={side}
          onClick={() => onSort(direction === 'ASC' ? 'DESC' : 'ASC')}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

/** What the head of the column of a field is given, where rows are sorted so. */
export function sortingBy(
  field: string,
  sort: ResultSort,
  onSort: (sort: ResultSort) => void,
): Pick<SortHeadProps, 'direction' | 'onSort'> {
  return {
    direction: sort?.[0] === field ? sort[1] : undefined,
    onSort: (direction) => onSort([field, direction]),
  };
}
