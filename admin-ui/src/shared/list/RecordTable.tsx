import type { ComponentProps, ReactNode } from 'react';
import { DataTable, DataTableBody, type DataTableProps } from 'react-admin';
import { BulkBar } from './BulkBar';
import { NoMatches } from './NoMatches';
import { RecordRow } from './RecordRow';
import { useSelectionInSight } from './useSelectionInSight';

function RecordTableBody(props: Omit<ComponentProps<typeof DataTableBody>, 'row' | 'ref'>) {
  return <DataTableBody {...props} row={RecordRow} />;
}

interface RecordTableProps extends Pick<DataTableProps, 'rowClick' | 'children' | 'hiddenColumns'> {
  /** What can be done with the chosen rows; without it none can be chosen. */
  bulkActions?: ReactNode;
}

/** React-admin's table with rows whose checkbox has a name; a column should hold a `RecordLink` for the keyboard. */
export function RecordTable({ bulkActions, ...props }: RecordTableProps) {
  useSelectionInSight();
  return (
    <DataTable
      body={RecordTableBody}
      empty={<NoMatches />}
      bulkActionButtons={bulkActions ? undefined : false}
      bulkActionsToolbar={bulkActions ? <BulkBar>{bulkActions}</BulkBar> : undefined}
      {...props}
    />
  );
}
