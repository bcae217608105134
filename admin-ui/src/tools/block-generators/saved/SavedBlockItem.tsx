import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { CLICK_MESSAGES } from '@contracts/clicks/clicks-messages';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { MAX_BLOCK_TEXT, type SavedBlockEntry, type SavedBlockView } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { lazyNamed } from '../../../shared/lazyNamed';
import { Deferred } from '../../../shared/Deferred';
import { Confirmation } from '../../../shared/Confirmation';
import { NameDialog } from '../../../shared/form/NameDialog';
import { variantName } from '../../../shared/savedBlocks';
import { exportBlock, readBlock, renameBlock } from './blockApi';
import { Thumbnail } from './Thumbnail';

/** With its chart, loaded when it first opens. */
const ClicksDialog = lazyNamed(() => import('../clicks/ClicksDialog'), 'ClicksDialog');

interface SavedBlockItemProps {
  block: SavedBlockEntry;
  usable: boolean;
  onOpen: (block: SavedBlockView) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onRenamed: () => void;
}

const DELETE_TEXT = 'This cannot be undone. Blocks you have pasted into your site stay as they are.';

/** One saved block with what can be done with it. */
export function SavedBlockItem({
  block,
  usable,
  onOpen,
  onDuplicate,
  onRemove,
  onRenamed,
}: SavedBlockItemProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'delete' | 'clicks'>();
  const [opening, setOpening] = useState(false);
  const notify = useNotify();

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  const open = async () => {
    setOpening(true);
    await attempt(async () => onOpen(await readBlock(block.id)));
    setOpening(false);
  };
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Thumbnail block={block} />
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{block.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {factsOf(block)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={!usable}
          loading={opening}
          onClick={() => void open()}
          aria-label={`Open ${block.name}`}
        >
          Open
        </Button>
        <IconButton aria-label={`More for ${block.name}`} onClick={(event) => setAnchor(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={!usable} onClick={choose(() => setDialog('rename'))}>
          Rename
        </MenuItem>
        <MenuItem disabled={!usable} onClick={choose(onDuplicate)}>
          Duplicate
        </MenuItem>
        <MenuItem onClick={choose(() => setDialog('clicks'))}>Clicks</MenuItem>
        <MenuItem onClick={choose(() => void attempt(() => exportBlock(block)))}>Export JSON</MenuItem>
        <MenuItem onClick={choose(() => setDialog('delete'))}>Delete</MenuItem>
      </Menu>
      {dialog === 'rename' ? (
        <NameDialog
          maxLength={MAX_BLOCK_TEXT}
          missing={BLOCK_MESSAGES.nameRequired}
          title="Rename block"
          action="Rename"
          name={block.name}
          onClose={() => setDialog(undefined)}
          onSubmit={async (name) => {
            await renameBlock(block.id, name);
            notify(BLOCK_MESSAGES.renamed, { type: 'success' });
            onRenamed();
          }}
        />
      ) : null}
      {dialog === 'clicks' ? (
        <Deferred>
          <ClicksDialog block={block} onClose={() => setDialog(undefined)} />
        </Deferred>
      ) : null}
      <Confirmation
        open={dialog === 'delete'}
        title={`Delete ${block.name}?`}
        text={block.countClicks ? `${DELETE_TEXT} ${CLICK_MESSAGES.deleted}` : DELETE_TEXT}
        action="Delete"
        destroys
        onConfirm={() => {
          setDialog(undefined);
          onRemove();
        }}
        onClose={() => setDialog(undefined)}
      />
    </Box>
  );
}

function factsOf({ variant, updatedAt, countClicks }: SavedBlockEntry): string {
  const facts = [variantName(variant), new Date(updatedAt).toLocaleDateString('en-GB')];
  return [...facts, ...(countClicks ? ['Clicks counted'] : [])].join(' · ');
}
