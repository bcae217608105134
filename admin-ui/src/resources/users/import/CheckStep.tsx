import type { ImportCheckView } from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import Alert from '@mui/material/Alert';
import { counted } from '../../../shared/counted';
import { ImportCheckStep } from '../../../shared/import/ImportCheckStep';
import { useInstance } from '../../../shared/useInstance';
import { USER_ROWS, WRITTEN_COLUMNS } from './userRows';
import type { UserImport } from './useUserImport';

/** What the import would do, before it does. */
export function CheckStep({ users, check }: { users: UserImport; check: ImportCheckView }) {
  const { passwordsIgnored, withoutPassword, unread } = check;
  const { mail } = useInstance();
  const mails = mail && users.settings.invite;
  return (
    <ImportCheckStep
      noun="user"
      check={check}
      name={USER_ROWS}
      more={WRITTEN_COLUMNS}
      advice={
        unread.length > 0
          ? ' Some have values that are not known here: say under “Values in the file” what they mean.'
          : ''
      }
      busy={users.run.busy}
      onStart={users.start}
    >
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
    </ImportCheckStep>
  );
}
