import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';

const AuditLogListBody = lazyListBody(() => import('./AuditLogListBody'), 'AuditLogListBody');

export function AuditLogList() {
  return (
    <ListPage
      subtitle="Who changed what, and when. Open an entry to see what it was before and after."
      sort={{ field: 'time', order: 'DESC' }}
    >
      <AuditLogListBody />
    </ListPage>
  );
}
