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
      <Button size="small" startIcon={<DownloadIcon />} sx={{ mt: 1 }} onClick={() => void save()}>
        Rows as CSV
      </Button>
    </ResultFrame>
  );
}

/** Some of each kind, as a crawler exports them. */
const SAMPLE_ROWS = `Address,Title 1,Meta Description 1,H1-1
https://www.shoely.example/,Shoely | Buy shoes online,Shoes for every foot.,Shoely
https://www.shoely.example/wide,Running Shoes for Wide Feet: The 12 Best Wide Running Shoes of 2026 [Tested] | Buy shoes online,"We ran 1,400 miles in 40 pairs. These twelve running shoes leave room for wide feet and keep their grip.",Running shoes for wide feet
https://www.shoely.example/trail,"Trail running shoes: 9 pairs, tested in mud | Buy shoes online","Nine pairs with deep lugs and a firm plate, and one that we sent back. We ran every pair for 60 miles on wet roots, loose stones and two summits, weighed the mud that they brought home, and say which one we kept.",Trail running shoes
https://www.shoely.example/schuhe,"Laufschuhe für breite Füße: zwölf Paare, getestet","Zwölf Paare, die breiten Füßen Platz lassen.",Laufschuhe für breite Füße
https://www.shoely.example/ja,幅広の足に合うランニングシューズ12選を実際に走って徹底比較しましたランキング,足の幅が広い方のためのランニングシューズです。,ランニングシューズ
https://www.shoely.example/about,About,,About us
`;
