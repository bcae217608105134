import type { AuditEntryView } from '@contracts/audit/audit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../shared/format';
import { AUDITED_RESOURCES, resourceLabel } from '../../shared/audit/auditLabels';

/** Who did it, when, and to which record; the record is a link as long as it can be there. */
export function EntryFacts({ entry }: { entry: AuditEntryView }) {
  const { actor, actorEmail, apiKey, time, label, recordId, resource } = entry;
  const name = label || resourceLabel(resource);
  const path = recordPathOf(entry);
  return (
    <Box
      component="dl"
      sx={{ m: 0, mb: 3, display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Fact term="Admin">
        <Link component={RouterLink} to={`/users/${actor}`}>
          {actorEmail}
        </Link>
      </Fact>
      {apiKey ? <Fact term="By the API key">{apiKey}</Fact> : null}
      <Fact term="Time">{formatDateTime(time)}</Fact>
      {path || name !== resourceLabel(resource) ? (
        <Fact term={resourceLabel(resource)}>
          {path ? (
            <Link component={RouterLink} to={path} title={recordId}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Fact>
      ) : null}
    </Box>
  );
}

/** Bulk changes, imports and exports speak of many records, and a deleted one is gone. */
function recordPathOf({ action, resource, recordId }: AuditEntryView): string | undefined {
  if (['delete', 'change-many', 'import', 'export'].includes(action)) return undefined;
  return AUDITED_RESOURCES[resource]?.recordPath?.(recordId);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
        {children}
      </Typography>
    </Box>
  );
}
