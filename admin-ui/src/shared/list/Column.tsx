import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import {
  DataTableClasses,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useRecordContext,
  useStore,
  useTranslate,
} from 'react-admin';
import { Hint } from '../hint/Hint';

export interface ColumnProps {
  /** The field that it is sorted by, and shows where it has nothing else to show. */
  source?: string;
  /** Its head, where that is not the field's own name. */
  label?: string;
  disableSort?: boolean;
  align?: 'right';
  cellSx?: SxProps<Theme>;
  /** What shows of the row's record. */
  children?: ReactNode;
}

/** What a column is at the moment: a cell of the head, of a row, or a line of the menu of columns. */
export const ColumnView = createContext<ComponentType<ColumnProps>>(Cell);

/** A column of a `RecordTable`. */
export function Column(props: ColumnProps) {
  return createElement(useContext(ColumnView), props);
}

function Cell(props: ColumnProps) {
  const { source = '', align, cellSx, children } = props;
  const record = useRecordContext<Record<string, string>>();
  if (useIsHidden(props)) return null;
  return (
    <TableCell align={align} sx={cellSx} className={DataTableClasses.rowCell}>
      {children ?? record?.[source]}
    </TableCell>
  );
}

/** Says by which column the rows are sorted. */
export function HeadCell(props: ColumnProps) {
  const { source, disableSort = false, align } = props;
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  if (useIsHidden(props)) return null;
  const order = sort && sort.field === source ? sort.order : undefined;
  const name = nameOf(props);
  return (
    <TableCell
      variant="head"
      align={align}
      className={DataTableClasses.headerCell}
      sortDirection={order && (order === 'DESC' ? 'desc' : 'asc')}
    >
      {source && !disableSort && handleSort ? (
        <SortLabel {...{ source, name, order }} onSort={handleSort} />
      ) : (
        name
      )}
    </TableCell>
  );
}

interface SortLabelProps {
  source: string;
  name: string;
  /** Where the rows are sorted by it. */
  order?: string;
  onSort: NonNullable<ReturnType<typeof useDataTableCallbacksContext>['handleSort']>;
}

function SortLabel({ source, name, order, onSort }: SortLabelProps) {
  const translate = useTranslate();
  const next = order === 'ASC' ? 'DESC' : 'ASC';
  const title = translate('ra.sort.sort_by', {
    field_lower_first: name.charAt(0).toLowerCase() + name.slice(1),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <Hint title={title}>
      <TableSortLabel
        active={order !== undefined}
        direction={order === 'DESC' ? 'desc' : 'asc'}
        data-field={source}
        data-order="ASC"
        onClick={onSort}
      >
        {name}
      </TableSortLabel>
    </Hint>
  );
}

function nameOf({ source = '', label }: ColumnProps): string {
  return label ?? source.charAt(0).toUpperCase() + source.slice(1);
}

/** Whether the menu of columns has it off. */
function useIsHidden({ source, label = '' }: ColumnProps): boolean {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  return hidden.includes(source ?? label);
}
