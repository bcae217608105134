import type { AuditEntryView } from '@contracts/audit/audit';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';
import { ChangesTable } from '../../shared/audit/ChangesTable';
import { GroupRows } from './GroupRows';
import { EntryFacts } from './EntryFacts';
import { ACTION_LABELS, resourceLabel } from '../../shared/audit/auditLabels';

/** One entry of the audit log: who did what to which record, and what differs. */
export function AuditLogEntry() {
  const { id = '' } = useParams();
  const query = useGetOne<AuditEntryView>('audit-log', { id }, { retry: false });
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data ? `${resourceLabel(data.resource)}: ${ACTION_LABELS[data.action]}` : 'Audit log entry'}
        subtitle={data && data.label !== resourceLabel(data.resource) ? data.label : undefined}
        actions={
          <Button component={Link} to="/audit-log" variant="outlined">
            All entries
          </Button>
        }
      />
      <PageBody>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <ResultStates
            query={query}
            failure="This entry could not be loaded"
            loading={{ label: 'Loading the entry', heights: [64, 200] }}
          >
            {(entry) => (
              <>
                <EntryFacts entry={entry} />
                <ChangesTable entry={entry} />
                {entry.group ? null : <GroupRows key={entry.id} group={entry.recordId} />}
              </>
            )}
          </ResultStates>
        </Card>
      </PageBody>
    </>
  );
}
