import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ProductDraft } from './productDraft';

interface DraftNoticeProps {
  draft: ProductDraft;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Offers to go on with changes of a product that were not saved. */
export function DraftNotice({ draft: { form }, onGoOn, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
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
      {BLOCK_MESSAGES.draft(form.name.trim() || 'a new product')}
    </Alert>
  );
}
