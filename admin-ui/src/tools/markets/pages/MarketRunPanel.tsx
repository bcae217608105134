import type { MarketPage } from '@contracts/markets/market-pages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { RunResult } from '../../../shared/jobs/RunResult';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultStates } from '../../../shared/result/ResultStates';
import { LanguageBars, languageCounts } from '../LanguageBars';
import { LocalTable } from '../../../shared/result/LocalTable';
import { getMarketPages, type MarketJob } from './marketJobs';
import { MarketPageDialog } from './MarketPageDialog';
import { languageOf, PAGE_COLUMNS, PAGE_FILTERS, pageText } from './pageTable';

export interface MarketRunPanelProps {
  job: MarketJob;
  downloading: boolean;
  /** Whether another run is under way. */
  busy: boolean;
  onDownload: () => void;
  onRetry: () => void;
}

/** What a finished run found. */
export function MarketRunPanel({ job, downloading, busy, onDownload, onRetry }: MarketRunPanelProps) {
  const { id, result } = job;
  const pages = useQuery({
    queryKey: ['market-pages', id],
    queryFn: ({ signal }) => getMarketPages(id, signal),
  });
  if (!result) return null;
  return (
    <RunResult
      job={job}
      amount={counted(result.pages, 'page')}
      downloading={downloading}
      onDownload={onDownload}
    >
      {result.failed > 0 ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" disabled={busy} onClick={onRetry}>
              Retry failed
            </Button>
          }
        >
          {counted(result.failed, 'page')} could not be read; the table says why.
        </Alert>
      ) : null}
      <ResultFacts
        facts={[
          ['Agree', formatCount(result.agree)],
          ['Disagree', formatCount(result.disagree)],
          ['Unknown', formatCount(result.unknown)],
          ['hreflang problems', formatCount(result.hreflangProblems)],
          ['Not read', formatCount(result.failed)],
        ]}
      />
      <ResultStates
        query={pages}
        failure="The pages could not be loaded"
        loading={{ label: 'Loading the pages', heights: [120, 40, 40, 40] }}
      >
        {(rows) => <Pages rows={rows} run={id} />}
      </ResultStates>
    </RunResult>
  );
}

function Pages({ rows, run }: { rows: readonly MarketPage[]; run: string }) {
  const [open, setOpen] = useState<MarketPage>();
  const counts = languageCounts(
    rows.filter(({ signals }) => signals).map((row) => languageOf(row) || 'Unknown'),
  );
  return (
    <>
      {counts.length > 0 ? (
        <Box>
          <Typography variant="h3" sx={{ mb: 1 }}>
            Languages
          </Typography>
          <LanguageBars counts={counts} fileName={`page-languages-${run}.csv`} />
        </Box>
      ) : null}
      <LocalTable
        label="Pages"
        rows={rows}
        columns={PAGE_COLUMNS}
        filters={PAGE_FILTERS}
        textOf={pageText}
        onOpen={setOpen}
      />
      <MarketPageDialog page={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
