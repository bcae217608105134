import type { EstimateRow } from '@contracts/calculators/calculators';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Column, formatFigure } from './columns';

/** The figures of one period, the total standing out. */
export function PeriodCard({ row, columns }: { row: EstimateRow; columns: readonly Column[] }) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} variant="h3" color="primary">
        {row.timeIndicator}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
        {columns.map(({ key, label, kind }) => (
          <Box
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              justifyContent: 'space-between',
              columnGap: 2,
              ...(key === 'totalRevenue' && { mt: 0.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
                ...(key === 'totalRevenue'
                  ? { fontSize: '1.25rem', fontWeight: 700 }
                  : { fontSize: '0.875rem', fontWeight: 500 }),
              }}
            >
              {formatFigure(row[key], kind)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
