import type { JobView } from '@contracts/jobs/jobs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DownloadButton } from '../result/DownloadButton';
import { ResultBar } from '../result/ResultBar';
import { tookText } from './jobText';

interface RunResultProps {
  job: JobView;
  /** How much was read: `12 pages`. */
  amount: string;
  downloading: boolean;
  onDownload: () => void;
  children: ReactNode;
}

/** What a finished run found, below how much it read, how long that took and its csv. */
export function RunResult({ job, amount, downloading, onDownload, children }: RunResultProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <ResultBar
        exports={<DownloadButton label="Download CSV" downloading={downloading} onDownload={onDownload} />}
      >
        <Typography color="text.secondary">
          {amount}
          {tookText(job)}.
        </Typography>
      </ResultBar>
      {children}
    </Box>
  );
}
