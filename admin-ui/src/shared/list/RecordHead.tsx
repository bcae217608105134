import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { DataTableHead, useDataTableSortContext } from 'react-admin';

interface ColumnProps {
  source?: string;
  sortDirection?: 'asc' | 'desc';
}

/** React-admin's head of a table, which says by which column the rows are sorted to the eye alone. */
export function RecordHead({ children }: { children?: ReactNode }) {
  const sort = useDataTableSortContext();
  const columns = Children.map(children, (column) => {
    if (!sort || !isValidElement<ColumnProps>(column) || column.props.source !== sort.field) return column;
    return cloneElement(column, { sortDirection: sort.order === 'DESC' ? 'desc' : 'asc' });
  });
  return <DataTableHead>{columns}</DataTableHead>;
}
