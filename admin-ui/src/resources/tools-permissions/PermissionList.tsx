import type { PermissionView } from '@contracts/permissions/permissions';
import { findTool } from '@domain/access/catalogue';
import { DataTable, DateField, FunctionField, SearchInput, SimpleList } from 'react-admin';
import { exportCsv } from '../../shared/exportCsv';
import { ListEmpty } from '../../shared/list/ListEmpty';
import { ListPage } from '../../shared/list/ListPage';
import { SafeBulkActions } from '../../shared/list/SafeBulkActions';
import { RecordLink } from '../../shared/list/RecordLink';
import { RecordTable } from '../../shared/list/RecordTable';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { counted } from '../../shared/counted';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Search batch" />];
const EMPTY = (
  <ListEmpty
    title="No batches yet"
    text="Students need a batch: it says which tools they may use."
    createLabel="New Batch"
  />
);

const firstRouteOf = ({ defaultTool }: PermissionView) => findTool(defaultTool)?.title ?? defaultTool;
const toolsOf = ({ allowed }: PermissionView) =>
  counted(allowed.filter((id) => findTool(id)?.ready).length, 'tool');

function exportBatches(records: PermissionView[]): Promise<void> {
  const rows = records.map((permission) => ({
    Batch: permission.batch,
    'First route': permission.defaultTool,
    Allowed: permission.allowed.join('; '),
    Students: permission.students,
  }));
  return exportCsv('batches.csv', rows);
}

export function PermissionList() {
  return (
    <ListPage
      title="Tools Permissions"
      subtitle="Batches, and the tools that their students may use."
      createLabel="New Batch"
      filters={FILTERS}
      empty={EMPTY}
      sort={{ field: 'batch', order: 'ASC' }}
      exporter={exportBatches}
    >
      <PermissionRows />
    </ListPage>
  );
}

function PermissionRows() {
  if (useIsPhone()) {
    return (
      <SimpleList<PermissionView>
        primaryText={(permission) => permission.batch}
        secondaryText={(permission) => `${counted(permission.students, 'student')} · ${toolsOf(permission)}`}
        rowClick="edit"
      />
    );
  }
  return (
    <RecordTable rowClick="edit" bulkActionButtons={<SafeBulkActions />}>
      <DataTable.Col source="batch">
        <RecordLink source="batch" />
      </DataTable.Col>
      <DataTable.Col source="defaultTool" label="First route">
        <FunctionField render={firstRouteOf} />
      </DataTable.Col>
      <DataTable.Col label="Tools" disableSort>
        <FunctionField render={toolsOf} />
      </DataTable.Col>
      <DataTable.NumberCol source="students" disableSort />
      <DataTable.Col source="updatedAt" label="Changed">
        <DateField source="updatedAt" locales="en-GB" />
      </DataTable.Col>
    </RecordTable>
  );
}
