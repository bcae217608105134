import Box from '@mui/material/Box';
import { intentTint } from './intentColors';
import type { PrimaryIntent } from './intentOrder';

/** An intent's name in its colour. */
export function IntentChip({ intent }: { intent: PrimaryIntent }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        ...intentTint(theme, intent),
        display: 'inline-block',
        px: 1,
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '22px',
        whiteSpace: 'nowrap',
        overflowWrap: 'normal',
      })}
    >
      {intent}
    </Box>
  );
}
