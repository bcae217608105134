import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import Typography from '@mui/material/Typography';
import { NewTabLink } from '../../../shared/NewTabLink';
import { savedBlockPath, variantName } from '../../../shared/savedBlocks';

/** A saved block's name, which opens it beside the question that it is a part of, and its style. */
export function BlockLink({ block }: { block: SavedBlockEntry }) {
  return (
    <>
      <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <NewTabLink href={savedBlockPath(block)}>{block.name}</NewTabLink>
      </Typography>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {variantName(block.variant)}
      </Typography>
    </>
  );
}
