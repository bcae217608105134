import {
  IMPORT_FIELDS,
  IMPORT_LABELS,
  type ImportField,
  type ImportFileView,
} from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import { ImportColumnsStep } from '../../../shared/import/ImportColumnsStep';
import { SettingsFields } from './SettingsFields';
import type { UserImport } from './useUserImport';
import { ValuesFields } from './ValuesFields';

/** What a field may hold, where its name does not tell. */
const HINTS: Partial<Record<ImportField, string>> = {
  email: 'Users are found by it.',
  password: 'For new users. Leave empty to send an invitation.',
  role: 'admin or student. Empty: student.',
  isActive: 'yes or no. Empty: yes for a new user.',
  batch: 'The name of a batch.',
  userType: 'free or pro.',
  userPlan: 'The name of a plan.',
  subscriptionEndDate: '31/12/2027 or 2027-12-31.',
  extendedPermissions: 'Names of tools, separated by semicolons.',
};

const FIELDS = IMPORT_FIELDS.map((field) => ({
  field,
  label: IMPORT_LABELS[field],
  hint: HINTS[field],
  missing: field === 'email' ? USER_IMPORT_MESSAGES.emailColumnRequired : undefined,
  secret: field === 'password',
}));

/** Which column of the file holds what, and what holds for all its rows. */
export function ColumnsStep({ users, view }: { users: UserImport; view: ImportFileView }) {
  return (
    <ImportColumnsStep
      fields={FIELDS}
      view={view}
      kept="Empty cells leave what is there as it is."
      imported={users}
      disabled={users.run.busy}
    >
      <SettingsFields users={users} />
      <ValuesFields users={users} />
    </ImportColumnsStep>
  );
}
