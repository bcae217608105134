import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '@contracts/users/user-import-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FileRules } from '../../../shared/file/fileRules';
import { ImportFileStep } from '../../../shared/import/ImportFileStep';
import { countsText } from '../../../shared/import/importText';
import { lazyBody } from '../../../shared/lazyBody';
import { RunPage } from '../../../shared/jobs/RunPage';
import type { ResultViews } from '../../../shared/jobs/PastJobList';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { ResultOutline } from '../../../shared/result/ResultOutline';
import { downloadTemplate, type ImportJob, USER_IMPORT } from './importApi';
import { useUserImport } from './useUserImport';

// What a page with no file yet does not show.
const ColumnsStep = lazyBody(() => import('./ColumnsStep'), 'ColumnsStep', ResultOutline);
const CheckStep = lazyBody(() => import('./CheckStep'), 'CheckStep', ResultOutline);
const ImportResult = lazyBody(() => import('./ImportResult'), 'ImportResult', ResultOutline);

const USERS_FILE: FileRules = {
  accept: ['.csv', 'text/csv'],
  maxBytes: MAX_IMPORT_BYTES,
  sentences: {
    wrongKind: USER_IMPORT_MESSAGES.notCsv,
    empty: USER_IMPORT_MESSAGES.empty,
    tooLarge: USER_IMPORT_MESSAGES.tooLarge,
  },
};

const RESULT: ResultViews<ImportJob> = {
  summaryOf: ({ result }) => result && countsText(result.counts),
  render: (job, { busy, start }) => <ImportResult job={job} downloading={busy} onDownload={start} />,
};

/** Takes many users from a csv: a file, its columns, a dry run, the import and its report. */
export function UserImportPage() {
  const users = useUserImport();
  const { view, check, run } = users;
  const { job } = run;
  const form = useRef<HTMLDivElement>(null);
  const phase = run.upload ? 'uploading' : run.dropped ? 'dropped' : run.isWatched ? job?.status : undefined;
  // The button that was used goes with its step: the focus must not go with it.
  useEffect(() => {
    if (!run.busy && phase && document.activeElement === document.body)
      form.current?.querySelector('h2')?.focus();
  }, [run.busy, phase]);
  return (
    <>
      <PageHeader
        title="Import Users"
        subtitle="Add and change many users with one file. Users are found by their email."
        actions={
          <Button variant="outlined" component={Link} to="/users">
            Back to users
          </Button>
        }
      />
      <PageBody>
        <RunPage
          kind={USER_IMPORT}
          run={run}
          result={RESULT}
          form={
            <Box ref={form} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
              <ImportFileStep
                noun="user"
                rules={USERS_FILE}
                rows={MAX_IMPORT_ROWS}
                imported={users}
                disabled={run.busy}
                onTemplate={downloadTemplate}
              >
                {run.busy ? (
                  <Alert severity="info" sx={{ mt: 2 }}>
                    You can import another file when this one is done.
                  </Alert>
                ) : null}
              </ImportFileStep>
              {view ? <ColumnsStep users={users} view={view} /> : null}
              {check ? <CheckStep users={users} check={check} /> : null}
            </Box>
          }
          firstStep="Select a file in step 1 and import it. Its report will be listed here."
        />
      </PageBody>
    </>
  );
}
