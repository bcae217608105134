import type { IntentResult } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';

/** How the file was read, so that a wrong guess is seen at once. */
export function ResultFacts({ result }: { result: IntentResult }) {
  const facts = [
    ['Rows', formatCount(result.rows)],
    ['Columns', formatCount(result.columns)],
    ['Keyword column', result.keywordColumn || 'First column (no header)'],
    ['Encoding', result.encoding.toUpperCase()],
    ['Delimiter', capitalized(result.delimiter)],
    ...(result.skippedRows ? [['Above the header', `${counted(result.skippedRows, 'row')} left out`]] : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
        p: 2,
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
