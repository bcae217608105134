import type { ImportCheckView } from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ActionButton } from '../../../shared/ActionButton';
import { counted } from '../../../shared/counted';
import { useInstance } from '../../../shared/useInstance';
import { StepCard } from '../../../shared/StepCard';
import { importLabel } from '../../../shared/import/importText';
import { RefusedDownload } from '../../../shared/import/RefusedDownload';
import { RowsTable } from '../../../shared/import/RowsTable';
import { USER_ROWS, WRITTEN_COLUMNS } from './userRows';
import type { UserImport } from './useUserImport';

/** What the import would do, before it does. */
export function CheckStep({ users, check }: { users: UserImport; check: ImportCheckView }) {
  const { counts, passwordsIgnored, withoutPassword, rows } = check;
  const { mail } = useInstance();
  const mails = mail && users.settings.invite;
  const { run, start } = users;
  const writes = counts.created + counts.updated;
  return (
    <StepCard
      step={3}
      title="Check and import"
      text="Nothing has been changed so far. This is what the import would do with each row."
    >
      <Box role="status" sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        {counts.error > 0 ? (
          <Alert severity="warning">
            {counted(counts.error, 'row')} cannot be imported and will be left out.{' '}
            {writes > 0
              ? 'The other rows are still imported.'
              : 'Fix the rows listed below and choose the file again.'}
            {check.unread.length > 0
              ? ' Some have values that are not known here: say under “Values in the file” what they mean.'
              : ''}
          </Alert>
        ) : null}
        {passwordsIgnored > 0 ? (
          <Alert severity="info">{USER_IMPORT_MESSAGES.passwordsIgnored(passwordsIgnored)}</Alert>
        ) : null}
        {withoutPassword > 0 ? (
          <Alert severity="info">
            {counted(withoutPassword, 'new user')} without a password.{' '}
            {mails
              ? 'Each gets an invitation by email.'
              : 'You can download links to hand over when the import is done.'}
          </Alert>
        ) : null}
        {writes === 0 && counts.error === 0 ? (
          <Alert severity="success">Nothing to import: all users match the file.</Alert>
        ) : null}
      </Box>
      <RowsTable tense="plan" counts={counts} rows={rows} name={USER_ROWS} more={WRITTEN_COLUMNS} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <RefusedDownload refused={check.refused} fileName="users-to-fix.csv" />
        <ActionButton inactive={writes === 0 || run.busy} onClick={start}>
          {importLabel(counts, 'user')}
        </ActionButton>
      </Box>
    </StepCard>
  );
}
