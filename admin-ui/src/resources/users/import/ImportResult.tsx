import type { UserImportResult } from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { OUTCOME_LABELS } from '../../../shared/import/importText';
import { ImportRows } from '../../../shared/import/RowsTable';
import { formatCount, formatDateTime } from '../../../shared/format';
import { tookText } from '../../../shared/jobs/jobText';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import type { ImportJob } from './importApi';
import { ImportLinks } from './ImportLinks';
import { USER_ROWS } from './userRows';

interface ImportResultProps {
  job: ImportJob;
  downloading: boolean;
  onDownload: () => void;
}

/** What an import did, with its first errors; the report has every row. */
export function ImportResult({ job, downloading, onDownload }: ImportResultProps) {
  if (!job.result) return null;
  const { counts, passwordsIgnored, preview } = job.result;
  const { withoutPassword = 0, invitations = { sent: 0, failed: 0 } } =
    job.result as Partial<UserImportResult>;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <ResultBar
        exports={<DownloadButton label="Download report" downloading={downloading} onDownload={onDownload} />}
      >
        <Typography color="text.secondary">
          {counted(rows, 'row')} read{tookText(job)}.
        </Typography>
      </ResultBar>
      <ResultFacts
        facts={[
          ['Created', formatCount(counts.created)],
          ['Updated', formatCount(counts.updated)],
          ['Unchanged', formatCount(counts.unchanged)],
          ['Errors', formatCount(counts.error)],
          ['Finished', job.finishedAt ? formatDateTime(job.finishedAt) : '–'],
        ]}
      />
      {passwordsIgnored > 0 ? (
        <Alert severity="info">{USER_IMPORT_MESSAGES.passwordsIgnored(passwordsIgnored)}</Alert>
      ) : null}
      {withoutPassword > 0 ? (
        <ImportLinks jobId={job.id} sent={invitations.sent} open={withoutPassword - invitations.sent} />
      ) : null}
      {preview.length > 0 ? (
        <>
          <Typography variant="body2" color="text.secondary">
            {counts.error > preview.length
              ? `The first ${formatCount(preview.length)} of ${counted(counts.error, 'row')} that were left out. The report has them all, in the columns of your file: fix them there and import it again.`
              : `${counted(counts.error, 'row')} left out. Fix them and import the file again: nobody is added twice.`}
          </Typography>
          <ImportRows labels={OUTCOME_LABELS.done} rows={preview} name={USER_ROWS} />
        </>
      ) : null}
    </Box>
  );
}
