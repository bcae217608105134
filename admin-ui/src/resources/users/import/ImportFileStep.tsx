import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify } from 'react-admin';
import { FileDrop } from '../../../shared/file/FileDrop';
import type { FileRules } from '../../../shared/file/fileRules';
import { formatBytes, formatCount } from '../../../shared/format';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { StepCard } from '../../../shared/StepCard';
import { downloadTemplate } from './importApi';
import type { UserImport } from './useUserImport';

const USERS_FILE: FileRules = {
  accept: ['.csv', 'text/csv'],
  maxBytes: MAX_IMPORT_BYTES,
  sentences: {
    wrongKind: USER_IMPORT_MESSAGES.notCsv,
    empty: USER_IMPORT_MESSAGES.empty,
    tooLarge: USER_IMPORT_MESSAGES.tooLarge,
  },
};
const LIMITS = `${formatBytes(MAX_IMPORT_BYTES)} and ${formatCount(MAX_IMPORT_ROWS)} rows`;

export function ImportFileStep({ users }: { users: UserImport }) {
  const notify = useNotify();
  const { file, view, problem, busy, run, choose } = users;
  const getTemplate = () =>
    downloadTemplate().catch(() =>
      notify('The template could not be downloaded. Please try again.', { type: 'error' }),
    );
  return (
    <StepCard
      step={1}
      title="Choose a file"
      text={`A CSV with a header and a row for each user, up to ${LIMITS}. Any encoding and any delimiter will do.`}
      actions={<DownloadButton label="Download template" onDownload={() => void getTemplate()} />}
    >
      <FileDrop
        label="Select your users file"
        rules={USERS_FILE}
        file={file}
        problem={view ? undefined : problem}
        disabled={run.busy}
        onChoose={choose}
      />
      {busy === 'reading' ? <LinearProgress aria-label="Reading the file" sx={{ mt: 2 }} /> : null}
      {run.busy ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          You can import another file when this one is done.
        </Alert>
      ) : null}
    </StepCard>
  );
}
