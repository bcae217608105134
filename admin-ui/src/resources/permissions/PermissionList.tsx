import type { PermissionView } from '@contracts/permissions/permissions';
import { exportCsv } from '../../shared/exportCsv';
import { lazyNamed } from '../../shared/lazyNamed';
import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';

const PermissionListBody = lazyListBody(() => import('./PermissionListBody'), 'PermissionListBody');
const PermissionDialog = lazyNamed(() => import('./PermissionDialog'), 'PermissionDialog');

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
      sort={{ field: 'batch', order: 'ASC' }}
      exporter={exportBatches}
      dialog={PermissionDialog}
    >
      <PermissionListBody />
    </ListPage>
  );
}
