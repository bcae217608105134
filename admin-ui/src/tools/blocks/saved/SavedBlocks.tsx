import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import type { BlockTool, BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { SavedList } from '../../../shared/saved/SavedList';
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
  const { query } = blocks;
  const file = useRef<HTMLInputElement>(null);
  const settled = !query.isPending;

  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);

  return (
    <SavedList
      noun="block"
      list={blocks}
      perPage={BLOCKS_PER_PAGE}
      nothing={NOTHING_YET}
      actions={
        <>
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
        </>
      }
    >
      {(block) => (
        <SavedBlockItem
          key={block.id}
          block={block}
          usable={usable.includes(block.variant)}
          onOpen={onOpen}
          onDuplicate={() => void blocks.duplicate(block.id)}
          onRemove={() => void blocks.remove(block.id)}
          onRenamed={() => void blocks.refresh()}
        />
      )}
    </SavedList>
  );
}
