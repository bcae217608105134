import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { SNIPPET_LIMITS } from '@contracts/snippets/snippets';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { exportCsv } from '../../../shared/exportCsv';
import { TextFileDrop } from '../../../shared/file/TextFileDrop';
import { csvRules } from '../../../shared/file/fileRules';
import { SampleButton } from '../../../shared/form/SampleButton';
import { formatCount } from '../../../shared/format';
import { LocalTable } from '../../../shared/result/LocalTable';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ROWS_PAGE, usePageAddress } from '../../../shared/usePageAddress';
import type { CheckedFile } from './checkedFile';
import { ROW_COLUMNS, ROW_FILTERS, rowCsv, rowText } from './rowTable';
import { startRowsWorker, type StartWorker, useRows } from './useRows';
import { SAMPLE_ROWS } from './sampleRows';
import { FLUSH } from '../../../theme/measures';

const RULES = csvRules(SNIPPET_LIMITS.fileBytes, SNIPPET_MESSAGES.fileTooLarge);

interface RowsModeProps {
  onUse: () => void;
  startWorker?: StartWorker;
}

/** How the titles and descriptions of a whole file show. The file stays in this browser. */
export function RowsMode({ onUse, startWorker = startRowsWorker }: RowsModeProps) {
  const { checked, isChecking, check, clear } = useRows(startWorker);
  const { change } = usePageAddress();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const refused = problem ?? (checked && 'problem' in checked ? checked.problem : undefined);
  const choose = (chosen: File | undefined, found?: string) => {
    setFile(chosen);
    setProblem(found);
    change({ [ROWS_PAGE]: '' }, true);
    if (!chosen) {
      clear();
      return;
    }
    onUse();
    check(chosen);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Card component="section" aria-label="Your file" sx={{ p: { xs: 2, md: 3 } }}>
        <TextFileDrop
          label="Select a CSV"
          layout="table"
          rules={RULES}
          file={file}
          problem={refused}
          disabled={false}
          onChoose={choose}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <SampleButton onTry={() => choose(new File([SAMPLE_ROWS], 'sample.csv', { type: 'text/csv' }))} />
        </Box>
      </Card>
      {checked && 'rows' in checked && !refused ? (
        <RowsResult {...checked} />
      ) : (
        <Card aria-busy={isChecking}>
          <EmptyState
            title={isChecking ? 'Checking the rows' : file ? 'Not checked yet' : 'No file yet'}
            text={
              file && !isChecking
                ? 'The columns that the file needs are named above.'
                : `Choose a CSV with a column Title and, if you like, Description, URL and H1: up to ${formatCount(SNIPPET_LIMITS.rows)} rows, such as a crawler exports them. It stays in this browser.`
            }
          />
        </Card>
      )}
    </Box>
  );
}

function RowsResult({ rows, count, delimiter }: Extract<CheckedFile, { count: number }>) {
  const notify = useNotify();
  const cut = rows.filter(({ titleDesktop }) => titleDesktop.verdict === 'cut').length;
  const save = () =>
    exportCsv('snippets.csv', rows.map(rowCsv), delimiter).catch(() =>
      notify('The CSV could not be made. Please try again.', { type: 'error' }),
    );
  return (
    <ResultFrame
      title="How they show"
      text={`${counted(rows.length, 'row')}; ${counted(cut, 'title')} cut on desktop. ${SNIPPET_MESSAGES.noPublishedLimit}`}
    >
      {count > rows.length ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {SNIPPET_MESSAGES.tooManyRows(count)}
        </Alert>
      ) : null}
      <LocalTable label="Rows" rows={rows} columns={ROW_COLUMNS} filters={ROW_FILTERS} textOf={rowText} />
      <Button size="small" startIcon={<DownloadIcon />} sx={{ mt: 1, ml: FLUSH }} onClick={() => void save()}>
        Rows as CSV
      </Button>
    </ResultFrame>
  );
}
