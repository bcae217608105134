import Box from '@mui/material/Box';
import { intentColor } from './intentColors';
import type { PrimaryIntent } from './intentOrder';

/** The mark that ties a name to its colour in the chart. */
export function IntentDot({ intent }: { intent: PrimaryIntent }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        // It says by its colour alone what it stands for.
        forcedColorAdjust: 'none',
        bgcolor: (theme) => intentColor(theme, intent),
      }}
    />
  );
}
