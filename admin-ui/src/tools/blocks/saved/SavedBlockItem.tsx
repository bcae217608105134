import { CLICK_MESSAGES } from '@contracts/clicks/clicks-messages';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { MAX_BLOCK_TEXT, type SavedBlockEntry, type SavedBlockView } from '@contracts/blocks/blocks';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { formatDay } from '../../../shared/format';
import { lazyNamed } from '../../../shared/lazyNamed';
import { Deferred } from '../../../shared/Deferred';
import { Confirmation } from '../../../shared/Confirmation';
import { SavedRow } from '../../../shared/saved/SavedRow';
import { NameDialog } from '../../../shared/form/NameDialog';
import { variantName } from '../../../shared/savedBlocks';
import { readBlock } from '../../../shared/blocks/savedBlockApi';
import { exportBlock, renameBlock } from './blockApi';
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
  return (
    <SavedRow
      name={block.name}
      facts={factsOf(block)}
      picture={<Thumbnail block={block} />}
      disabled={!usable}
      opening={opening}
      onOpen={() => void open()}
      menu={[
        { label: 'Rename', disabled: !usable, onChoose: () => setDialog('rename') },
        { label: 'Duplicate', disabled: !usable, onChoose: onDuplicate },
        { label: 'Clicks', onChoose: () => setDialog('clicks') },
        { label: 'Export JSON', onChoose: () => void attempt(() => exportBlock(block)) },
        { label: 'Delete', onChoose: () => setDialog('delete') },
      ]}
    >
      <NameDialog
        open={dialog === 'rename'}
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
    </SavedRow>
  );
}

function factsOf({ variant, updatedAt, countClicks, toRefresh }: SavedBlockEntry): string {
  const facts = [variantName(variant), formatDay(updatedAt)];
  return [
    ...facts,
    ...(countClicks ? ['Clicks counted'] : []),
    ...(toRefresh ? ['To refresh on your site'] : []),
  ].join(' · ');
}
