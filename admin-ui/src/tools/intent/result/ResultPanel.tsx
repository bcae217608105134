import type { IntentResult } from '@contracts/intent/intent';
import { INTENT_MESSAGES } from '@contracts/intent/intent-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { tookText } from '../../../shared/jobs/jobText';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import type { IntentJob } from '../intentJobs';
import { IntentShares } from './IntentShares';
import { KeywordRows, type KeywordRowsProps } from './KeywordRows';
import { TEXT_MAX_WIDTH } from '../../../theme/measures';

export interface ResultPanelProps {
  job: IntentJob;
  downloading: boolean;
  downloadLabel: string;
  onDownload: () => void;
}

/** A finished classification: its numbers, how the file was read, and its rows. */
export function ResultPanel({ job, downloading, downloadLabel, onDownload }: ResultPanelProps) {
  const { result } = job;
  if (!result) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <ResultBar
        exports={<DownloadButton label={downloadLabel} downloading={downloading} onDownload={onDownload} />}
      >
        <Typography color="text.secondary">
          {counted(result.rows, 'row')} classified{tookText(job)}.
        </Typography>
      </ResultBar>
      {result.openQuote ? (
        <Alert severity="warning">{INTENT_MESSAGES.openQuote(result.openQuote)}</Alert>
      ) : null}
      <IntentShares counts={result.counts} fileName={result.fileName} />
      <ResultFacts facts={factsOf(result)} />
      {result.preview ? <Rows id={job.id} result={result} preview={result.preview} /> : null}
    </Box>
  );
}

/** How the file was read, so that a wrong guess is seen at once. */
function factsOf(result: IntentResult) {
  const { rows, columns, keywordColumn, encoding, delimiter, skippedRows, guessed } = result;
  return [
    ['Rows', formatCount(rows)],
    ['Columns', formatCount(columns)],
    ['Keyword column', keywordColumn || 'First column (no header)'],
    ['Encoding', encoding.toUpperCase()],
    ['Delimiter', delimiter.charAt(0).toUpperCase() + delimiter.slice(1)],
    ...(guessed === undefined ? [] : [['Guessed by wording', counted(guessed, 'row')] as const]),
    ...(skippedRows ? [['Above the header', `${counted(skippedRows, 'row')} left out`] as const] : []),
  ] as const;
}

function Rows({ id, result, preview }: KeywordRowsProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">All rows</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: TEXT_MAX_WIDTH }}>
        The keyword and its intents come first here. In the file, your columns stay where they are and the
        intents follow them. The primary intent is that of the longest match; among equally long ones a
        question that opens the keyword decides, then the order Transactional, Commercial Investigation,
        Navigational, Informational.
        {result.guessed ? ' A guessed intent has no words in the columns of matched words.' : ''}
      </Typography>
      <KeywordRows id={id} result={result} preview={preview} />
    </Box>
  );
}
