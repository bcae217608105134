import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { PREVIEW_ROWS, type IntentResult } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCount, formatDuration } from '../../../shared/format';
import type { IntentJob } from '../job/jobText';
import { IntentShares } from './IntentShares';
import { PreviewTable } from './PreviewTable';
import { ResultFacts } from './ResultFacts';

export interface ResultPanelProps {
  job: IntentJob;
  result: IntentResult;
  downloading: boolean;
  downloadLabel: string;
  onDownload: () => void;
}

/** A finished classification: its numbers, how the file was read, and its first rows. */
export function ResultPanel({ job, result, downloading, downloadLabel, onDownload }: ResultPanelProps) {
  const { startedAt, finishedAt } = job;
  const took = startedAt && finishedAt ? ` in ${formatDuration(startedAt, finishedAt)}` : '';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography color="text.secondary">
          {formatCount(result.rows)} {result.rows === 1 ? 'row' : 'rows'} classified{took}.
        </Typography>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={downloading}
          loadingPosition="start"
          onClick={onDownload}
        >
          {downloadLabel}
        </Button>
      </Box>
      <IntentShares counts={result.counts} fileName={result.fileName} />
      <ResultFacts result={result} />
      {result.preview ? <Preview result={result} preview={result.preview} /> : null}
    </Box>
  );
}

function Preview({
  result,
  preview,
}: {
  result: IntentResult;
  preview: NonNullable<IntentResult['preview']>;
}) {
  const partial = result.rows > PREVIEW_ROWS;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">{partial ? `The first ${PREVIEW_ROWS} rows` : 'All rows'}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Keyword and intents come first here. In the file, your columns keep their places and the intents
        follow them.
      </Typography>
      <PreviewTable preview={preview} keywordColumn={result.keywordColumn} />
    </Box>
  );
}
