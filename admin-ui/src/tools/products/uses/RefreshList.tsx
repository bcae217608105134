import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import { BlockLink } from './BlockLink';
import { CopyBlock } from './CopyBlock';

export function RefreshList({ blocks }: { blocks: readonly SavedBlockEntry[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {blocks.map((block) => (
        <li key={block.id}>
          <BlockLink block={block} /> <CopyBlock block={block} />
        </li>
      ))}
    </Box>
  );
}
