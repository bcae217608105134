import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DECISION_NAMES } from './linkWords';
import type { Decisions } from './useDecisions';

/** What was decided last, and the way back; before that, what the letters do. */
export function LastBar({ decisions: { last, busy, undo } }: { decisions: Decisions }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: { md: 34 }, mb: 1 }}
    >
      {last ? (
        <>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {DECISION_NAMES[last.decision]}: “{last.anchor}” to{' '}
            {last.suggestion.target.title || last.suggestion.target.url}.
          </Typography>
          <Button size="small" disabled={busy !== undefined} onClick={() => void undo(last)}>
            Undo
          </Button>
        </>
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          In a suggestion, A accepts, R rejects, O reopens, C copies and W says why; J and K go to the next
          one and the one before.
        </Typography>
      )}
    </Box>
  );
}
