import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import UpToDateIcon from '@mui/icons-material/TaskAltOutlined';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ProductWindow, type ProductWindowProps } from './ProductWindow';
import { LeftBlocks } from './LeftBlocks';
import { TakeOverBlocks } from './TakeOverBlocks';
import { TakenOver } from './TakenOver';
import { useTakeOver } from './useTakeOver';

/** Shows what a product would change in the saved blocks that use it, and changes those that are chosen. */
export function TakeOverDialog(props: ProductWindowProps) {
  return (
    <ProductWindow {...props} title="Update saved blocks" pageTitle="Update saved blocks">
      {({ id }) => <TakeOverBody key={id} id={id} onClose={props.onClose} />}
    </ProductWindow>
  );
}

function TakeOverBody({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useTakeOver(id, onClose);
  const { check, chosen, usable, busy, refusal, done, left } = state;
  return (
    <>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        {refusal ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        ) : null}
        {left.length > 0 && done?.undo !== undefined ? (
          <Alert severity="success" sx={{ mb: 1 }}>
            <TakenOver changed={done.changed} undo={done.undo} />
          </Alert>
        ) : null}
        <LeftBlocks blocks={left} />
        <ResultStates
          query={check}
          isEmpty={({ blocks }) => blocks.length === 0}
          empty={<NothingToUpdate used={check.data?.used ?? 0} />}
          failure="The saved blocks could not be compared with the product"
          loading={{ label: 'Comparing the saved blocks with the product', heights: [40, 120, 120] }}
        >
          {({ blocks }) => <TakeOverBlocks blocks={blocks} state={state} />}
        </ResultStates>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button disabled={busy} onClick={onClose}>
          Close
        </Button>
        {usable.length > 0 ? (
          <Button variant="contained" loading={busy} disabled={chosen.length === 0} onClick={state.apply}>
            {chosen.length === 0 ? 'Update blocks' : `Update ${counted(chosen.length, 'block')}`}
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}

function NothingToUpdate({ used }: { used: number }) {
  if (used === 0) {
    return (
      <EmptyState
        title="No saved block uses this product"
        text="Fill a block from it in a block generator and save the block. It shows here when the product differs from it."
      />
    );
  }
  const text = `${counted(used, 'saved block')} ${used === 1 ? 'uses' : 'use'} this product and ${used === 1 ? 'shows' : 'show'} it as it is now. Pages into which you pasted a block before you updated it still show the old one: copy the block again.`;
  return <EmptyState icon={<UpToDateIcon />} title="All blocks are up to date" text={text} />;
}
