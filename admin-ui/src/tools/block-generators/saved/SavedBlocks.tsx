import SaveIcon from '@mui/icons-material/BookmarkBorderOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import type { BlockTool, BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { EmptyState } from '../../../shared/EmptyState';
import { SavedBlockItem } from './SavedBlockItem';
import { BLOCKS_PER_PAGE, useSavedBlocks } from './useSavedBlocks';

interface SavedBlocksProps {
  tool: BlockTool;
  /** Variants that may be opened in the editor. */
  usable: readonly BlockVariant[];
  onOpen: (block: SavedBlockView) => void;
  /** Called when it is known how many there are, or that they cannot be loaded. */
  onSettled: () => void;
}

const NOTHING_YET =
  'Nothing saved yet. Customize a style and choose Save in the editor, or import a block file.';

/** The blocks that the user keeps, to go on with, to copy and to share as files. */
export function SavedBlocks({ tool, usable, onOpen, onSettled }: SavedBlocksProps) {
  const blocks = useSavedBlocks(tool);
  const { query, text, sought } = blocks;
  const file = useRef<HTMLInputElement>(null);
  const isNew = query.data?.total === 0 && sought === '';
  const settled = !query.isPending;

  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);

  return (
    <Card component="section" aria-labelledby="saved-blocks" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2" id="saved-blocks">
            Saved blocks
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {isNew ? NOTHING_YET : 'Only you see them.'}
          </Typography>
        </Box>
        {isNew && text === '' ? null : (
          <TextField
            label="Search saved blocks"
            type="search"
            value={text}
            onChange={(event) => blocks.search(event.target.value)}
            sx={{ width: { xs: '100%', sm: 240 }, m: 0 }}
          />
        )}
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => file.current?.click()}>
          Import JSON
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="Block file"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void blocks.importFile(chosen);
            event.target.value = '';
          }}
        />
      </Box>
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          isNew ? null : (
            <EmptyState icon={<SaveIcon />} title="No saved block has this name" text="Try another word." />
          )
        }
        failure="Your saved blocks could not be loaded"
        loading={{ label: 'Loading saved blocks', heights: [48, 48] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((block) => (
                <SavedBlockItem
                  key={block.id}
                  block={block}
                  usable={usable.includes(block.variant)}
                  onOpen={onOpen}
                  onDuplicate={() => void blocks.duplicate(block.id)}
                  onRemove={() => void blocks.remove(block.id)}
                  onRenamed={() => void blocks.refresh()}
                />
              ))}
            </Box>
            <ListPager total={total} page={blocks.page} perPage={BLOCKS_PER_PAGE} onPage={blocks.setPage} />
          </>
        )}
      </ResultStates>
    </Card>
  );
}
