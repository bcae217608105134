import type { IntentCounts } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import { intentColor } from '../../../shared/intent/intentColors';
import { COUNT_ORDER } from '../../../shared/intent/intentOrder';

/** The shares of a result at a glance; the numbers are in the result itself. */
export function MiniShares({ counts }: { counts: IntentCounts }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', gap: '2px', width: 120, height: 6, borderRadius: 3, overflow: 'hidden' }}
    >
      {COUNT_ORDER.filter((intent) => counts[intent] > 0).map((intent) => (
        <Box
          key={intent}
          sx={{
            flexGrow: counts[intent],
            flexBasis: 0,
            minWidth: 2,
            bgcolor: (theme) => intentColor(theme, intent),
          }}
        />
      ))}
    </Box>
  );
}
