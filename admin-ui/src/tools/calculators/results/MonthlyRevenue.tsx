import type { EstimateRow } from '@contracts/calculators/calculators';
import Typography from '@mui/material/Typography';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { type Column, formatFigure } from './columns';
import { RevenueChart } from './RevenueChart';

interface MonthlyRevenueProps {
  rows: readonly EstimateRow[];
  sources: readonly Column[];
}

/** What a month brings, and how much of it each source; one source alone is told in words. */
export function MonthlyRevenue({ rows, sources }: MonthlyRevenueProps) {
  const total = (period: EstimateRow['timeIndicator']) =>
    formatFigure(rows.find(({ timeIndicator }) => timeIndicator === period)?.totalRevenue ?? 0, 'money');
  const month = rows.find(({ timeIndicator }) => timeIndicator === 'Monthly');
  return (
    <ResultFrame
      title="Revenue per month by source"
      text={`${total('Monthly')} a month, ${total('Yearly')} a year.`}
    >
      {month && sources.length > 1 ? (
        <RevenueChart month={month} sources={sources} />
      ) : (
        <Typography>
          All of it is Amazon revenue. Switch on other sources in the form to see what each of them adds.
        </Typography>
      )}
    </ResultFrame>
  );
}
