import type { SchemaMarkupFinding } from '@contracts/schema/schema-checks';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCount } from '../format';
import { SourceLink } from './SourceLink';

const LEVELS = {
  error: { color: 'error', label: 'Error' },
  warning: { color: 'warning', label: 'Warning' },
  info: { color: 'info', label: 'Note' },
} as const;

interface FindingListProps {
  label: string;
  findings: readonly SchemaMarkupFinding[];
}

/** What is to be said, each with its line, who says so, and what to write instead. */
export function FindingList({ label, findings }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, my: 0.5, p: 0, display: 'grid', gap: 1 }}
    >
      {findings.map(({ level, sentence, line, source, fix }, index) => (
        <Box
          component="li"
          key={index}
          sx={{ display: 'flex', gap: 1, alignItems: 'start', overflowWrap: 'anywhere', minWidth: 0 }}
        >
          <Chip size="small" variant="outlined" color={LEVELS[level].color} label={LEVELS[level].label} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2">
              {sentence}
              {line === undefined ? '' : ` (line ${formatCount(line)})`}
            </Typography>
            {fix === undefined ? null : (
              <Typography variant="body2">
                Fix: <Box component="code">{fix}</Box>
              </Typography>
            )}
            <Typography variant="caption" color="text.secondary">
              <SourceLink source={source} />
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
