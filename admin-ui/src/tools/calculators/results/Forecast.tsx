import { CALCULATOR_MESSAGES } from '@contracts/calculators/calculator-messages';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import type { Estimate } from '../estimators';
import { columnsOf, sourcesOf } from './columns';
import { exportDelimiter } from '../../../shared/exportDelimiter';
import { estimateCsv } from './estimateCsv';
import { MonthlyRevenue } from './MonthlyRevenue';
import { PeriodCard } from './PeriodCard';
import { RevenueTable } from './RevenueTable';

const VIEWS = { cards: 'Cards', table: 'Table' } as const;

/** One forecast: where a month's revenue comes from, and every figure as cards or as a table. */
export function Forecast({ rows, request }: Estimate) {
  const [view, setView] = useState<keyof typeof VIEWS>('cards');
  const notify = useNotify();
  const columns = columnsOf(request);

  const copy = async () => {
    const copied = await copyText(estimateCsv(rows, columns, exportDelimiter()));
    if (copied) notify(CALCULATOR_MESSAGES.copied, { type: 'success' });
    else notify(CALCULATOR_MESSAGES.copyRefused, { type: 'error' });
  };

  return (
    <>
      <MonthlyRevenue rows={rows} sources={sourcesOf(request)} />
      <Box sx={{ mt: 3, mb: 2 }}>
        <ResultBar
          exports={
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
              Copy as CSV
            </Button>
          }
        >
          <ViewToggle views={VIEWS} view={view} onChange={setView} />
        </ResultBar>
      </Box>
      {view === 'table' ? (
        <RevenueTable rows={rows} columns={columns} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
          }}
        >
          {rows.map((row) => (
            <PeriodCard key={row.timeIndicator} row={row} columns={columns} />
          ))}
        </Box>
      )}
    </>
  );
}
