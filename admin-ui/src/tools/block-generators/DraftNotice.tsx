import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { BlockDraft } from './blockDraft';
import { variantName } from '../../shared/savedBlocks';

interface DraftNoticeProps {
  draft: BlockDraft;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Offers to go on with changes that were not saved. */
export function DraftNotice({ draft: { saved, variant }, onGoOn, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={onGoOn}>
            Go on
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {BLOCK_MESSAGES.draft(saved?.name ?? variantName(variant))}
    </Alert>
  );
}
