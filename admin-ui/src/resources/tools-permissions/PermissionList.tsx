import type { PermissionView } from '@contracts/permissions/permissions';
import { findTool } from '@domain/access/catalogue';
import { DataTable, FunctionField, SearchInput } from 'react-admin';
import { exportCsv } from '../../shared/exportCsv';
import { DayField } from '../../shared/list/DayField';
import { CountLink } from '../../shared/list/CountLink';
import { lazyNamed } from '../../shared/lazyNamed';
import { ListPage } from '../../shared/list/ListPage';
import { RecordRows } from '../../shared/list/RecordRows';
import { counted } from '../../shared/counted';
import { DuplicateIcon } from '../../shared/list/DuplicateButton';
import { DUPLICATE_BATCH } from './duplicateBatch';

const PermissionDialog = lazyNamed(() => import('./PermissionDialog'), 'PermissionDialog');

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Search batch" />];
const EMPTY = {
  title: 'No batches yet',
  text: 'Students need a batch: it says which tools they may use.',
};

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
      subtitle="Batches, and the tools that their students may use."
      createLabel="New Batch"
      filters={FILTERS}
      empty={EMPTY}
      sort={{ field: 'batch', order: 'ASC' }}
      exporter={exportBatches}
      dialog={PermissionDialog}
    >
      <PermissionRows />
    </ListPage>
  );
}

function PermissionRows() {
  return (
    <RecordRows<PermissionView>
      name="batch"
      detail={(permission) => `${counted(permission.students, 'student')} · ${toolsOf(permission)}`}
    >
      <DataTable.Col source="defaultTool" label="First route">
        <FunctionField render={firstRouteOf} />
      </DataTable.Col>
      <DataTable.Col label="Tools" disableSort>
        <FunctionField render={toolsOf} />
      </DataTable.Col>
      <DataTable.Col source="students" disableSort>
        <CountLink source="students" filterOf={({ id }) => ({ batch: id })} />
      </DataTable.Col>
      <DataTable.Col source="updatedAt" label="Changed">
        <DayField source="updatedAt" />
      </DataTable.Col>
      <DataTable.Col label="Duplicate" disableSort>
        <DuplicateIcon {...DUPLICATE_BATCH} />
      </DataTable.Col>
    </RecordRows>
  );
}
