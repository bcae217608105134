import { AUDIT_ACTIONS } from '@contracts/audit/audit';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { ListBody } from '../../shared/list/ListBody';
import { ACTION_LABELS, AUDITED_RESOURCES } from '../../shared/audit/auditLabels';
import { AuditLogRows } from './AuditLogRows';

const FILTERS = [
  <SelectInput
    key="action"
    source="action"
    alwaysOn
    emptyText="Any"
    choices={AUDIT_ACTIONS.map((id) => ({ id, name: ACTION_LABELS[id] }))}
  />,
  <SelectInput
    key="resource"
    source="resource"
    alwaysOn
    emptyText="Any"
    choices={Object.entries(AUDITED_RESOURCES).map(([id, { label }]) => ({ id, name: label }))}
  />,
  <ReferenceInput key="actor" source="actor" reference="users" filter={{ role: 'admin' }}>
    <AutocompleteInput label="Admin" optionText="email" filterToQuery={(text: string) => ({ q: text })} />
  </ReferenceInput>,
  <DateRangeFilter key="time" source="time" label="Done" />,
];
const EMPTY = {
  title: 'Nothing has been logged yet',
  text: 'Every change an admin makes appears here, with the values before and after.',
};

export function AuditLogListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY}>
      <AuditLogRows />
    </ListBody>
  );
}
