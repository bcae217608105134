import {
  IMPORT_FIELDS,
  IMPORT_LABELS,
  type ImportField,
  type ImportFileView,
} from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../../../shared/ActionButton';
import { counted } from '../../../shared/counted';
import { StepCard } from '../../../shared/StepCard';
import { ColumnSelect } from '../../../shared/import/ColumnSelect';
import { Deferred } from '../../../shared/Deferred';
import { isReadingClear } from '../../../shared/file/isReadingClear';
import { lazyNamed } from '../../../shared/lazyNamed';
import { unusedColumns } from '../../../shared/import/importText';
import { SettingsFields } from './SettingsFields';
import type { UserImport } from './useUserImport';
import { ValuesFields } from './ValuesFields';

const FileReadingFields = lazyNamed(
  () => import('../../../shared/file/FileReadingFields'),
  'FileReadingFields',
);

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
  extendedPermissions: 'Names of tools, separated by ;',
};

/** Which column of the file holds what. */
export function ColumnsStep({ users, view }: { users: UserImport; view: ImportFileView }) {
  const { columns, reading, problem, busy, run, match, readAs, tryOut } = users;
  const unused = unusedColumns(view, columns);
  const hasEmail = columns.email !== undefined;
  const isChecking = busy === 'checking';
  return (
    <StepCard
      step={2}
      title="Match the columns"
      text={`The file has ${counted(view.rows, 'row')}. Empty cells leave what is there as it is.`}
    >
      <Deferred>
        <FileReadingFields view={view.reading} chosen={reading} disabled={run.busy} onChange={readAs} />
      </Deferred>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {IMPORT_FIELDS.map((field) => (
          <ColumnSelect
            key={field}
            label={IMPORT_LABELS[field]}
            hint={HINTS[field]}
            missing={field === 'email' ? USER_IMPORT_MESSAGES.emailColumnRequired : undefined}
            secret={field === 'password'}
            view={view}
            column={columns[field]}
            disabled={run.busy}
            onChange={(column) => match(field, column)}
          />
        ))}
      </Box>
      {unused.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Not imported: {unused.join(', ')}
        </Typography>
      ) : null}
      <SettingsFields users={users} />
      <ValuesFields users={users} />
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {isChecking ? <LinearProgress aria-label="Checking the file" sx={{ mt: 2 }} /> : null}
      <Box sx={{ mt: 3, display: 'flex', justifyContent: 'flex-end' }}>
        <ActionButton
          inactive={!hasEmail || run.busy || busy !== undefined || !isReadingClear(view.reading)}
          onClick={tryOut}
        >
          {isChecking ? 'Checking…' : 'Check the file'}
        </ActionButton>
      </Box>
    </StepCard>
  );
}
