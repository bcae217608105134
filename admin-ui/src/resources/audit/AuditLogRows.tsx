import type { AuditEntryView } from '@contracts/audit/audit';
import Link from '@mui/material/Link';
import { FunctionField, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../shared/format';
import { type CardDetail, chipsOf } from '../../shared/list/cardDetail';
import { Column } from '../../shared/list/Column';
import { RecordCards } from '../../shared/list/RecordCards';
import { RecordTable } from '../../shared/list/RecordTable';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { ACTION_LABELS, resourceLabel } from '../../shared/audit/auditLabels';

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
/** An e-mail breaks only where the table has no room for it. */
const BREAKS = { overflowWrap: 'break-word', minWidth: 160 } as const;

function detail({ action, resource, actorEmail, time }: AuditEntryView): CardDetail {
  return {
    line: `${actorEmail} · ${formatDateTime(time)}`,
    chips: chipsOf(ACTION_LABELS[action], resourceLabel(resource)),
  };
}

export function AuditLogRows() {
  if (useIsPhone()) {
    return (
      <RecordCards<AuditEntryView>
        titleOf={({ label, resource }) => label || resourceLabel(resource)}
        detailOf={detail}
        pathOf={({ id }) => `/audit-log/${id}`}
      />
    );
  }
  return (
    <RecordTable rowClick="edit">
      <Column source="time" label="Time" cellSx={NO_WRAP}>
        <FunctionField<AuditEntryView> render={(entry) => <EntryLink {...entry} />} />
      </Column>
      <Column source="action">
        <FunctionField<AuditEntryView> render={({ action }) => ACTION_LABELS[action]} />
      </Column>
      <Column source="label" label="Record" disableSort cellSx={BREAKS} />
      <Column source="actorEmail" label="Admin" disableSort cellSx={BREAKS} />
      <Column source="resource">
        <FunctionField<AuditEntryView> render={({ resource }) => resourceLabel(resource)} />
      </Column>
    </RecordTable>
  );
}

/** What a click on the row does, for the keyboard. */
function EntryLink({ id, time }: AuditEntryView) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'audit-log', type: 'edit', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      {formatDateTime(time)}
    </Link>
  );
}
