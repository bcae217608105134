import { AUDIT_ACTIONS } from '@contracts/audit/audit';
import { ACTION_LABELS, AUDITED_RESOURCES } from '../../shared/audit/auditLabels';
import { lazyNamed } from '../../shared/lazyNamed';
import { ListChoice } from '../../shared/list/filters/ListChoice';
import { ListBody } from '../../shared/list/ListBody';
import { AuditLogRows } from './AuditLogRows';

const AuditLogFilters = lazyNamed(() => import('./AuditLogFilters'), 'AuditLogFilters');

const ACTIONS = AUDIT_ACTIONS.map((id) => ({ id, name: ACTION_LABELS[id] }));
const RESOURCES = Object.entries(AUDITED_RESOURCES).map(([id, { label }]) => ({ id, name: label }));

const FILTERS = [
  <ListChoice key="action" source="action" label="Action" choices={ACTIONS} />,
  <ListChoice key="resource" source="resource" label="Resource" choices={RESOURCES} />,
];
const EMPTY = {
  title: 'Nothing has been logged yet',
  text: 'Every change an admin makes appears here, with the values before and after.',
};

export function AuditLogListBody() {
  return (
    <ListBody filters={FILTERS} moreFilters={AuditLogFilters} empty={EMPTY}>
      <AuditLogRows />
    </ListBody>
  );
}
