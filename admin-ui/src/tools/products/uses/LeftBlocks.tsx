import type { LeftBecause, LeftBlock } from '@contracts/products/take-over';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { counted } from '../../../shared/counted';

const REASONS: Readonly<Record<LeftBecause, string>> = {
  changed: 'it or the product was changed meanwhile. Look at what would change now.',
  forbidden: 'its style is no longer among your tools.',
  gone: 'it was deleted meanwhile.',
};

/** The blocks that were left as they were, and why. */
export function LeftBlocks({ blocks }: { blocks: readonly LeftBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {counted(blocks.length, 'block was', 'blocks were')} not updated:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
        {blocks.map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {REASONS[reason]}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
