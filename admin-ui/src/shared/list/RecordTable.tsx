import type { ComponentProps } from 'react';
import { DataTable, DataTableBody, type DataTableProps } from 'react-admin';
import { RecordRow } from './RecordRow';
import { useSelectionInSight } from './useSelectionInSight';

function RecordTableBody(props: Omit<ComponentProps<typeof DataTableBody>, 'row' | 'ref'>) {
  return <DataTableBody {...props} row={RecordRow} />;
}

/** React-admin's table with rows whose checkbox has a name; a column should hold a `RecordLink` for the keyboard. */
export function RecordTable(props: DataTableProps) {
  useSelectionInSight();
  return <DataTable body={RecordTableBody} {...props} />;
}
