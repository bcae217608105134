import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useId, useState } from 'react';
import { DialogHead } from '../../../shared/form/DialogForm';
import { DiscardDialog } from '../../../shared/form/DiscardDialog';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useTerms } from '../useTerms';
import { AddForm } from './AddForm';

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Where pages to watch are entered: one with a preview, or several at once. */
export function AddDialog({ open, onClose }: AddDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const terms = useTerms();
  const titleId = useId();
  const leave = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const close = () => (dirty ? setAsking(true) : leave());
  return (
    <Dialog
      open={open}
      onClose={close}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} title="Add pages" subtitle={placesText(terms.data)} />
      {terms.data ? (
        <AddForm terms={terms.data} onDirty={setDirty} onDone={leave} onClose={close} />
      ) : (
        <>
          <Box sx={{ px: { xs: 2, sm: 3 } }}>
            <ResultStates
              query={terms}
              failure="What your plan allows could not be loaded"
              loading={{ label: 'Loading the form', heights: [40, 56, 120] }}
            >
              {() => null}
            </ResultStates>
          </Box>
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </>
      )}
      {asking ? (
        <DiscardDialog
          text="What you entered will be lost."
          onKeep={() => setAsking(false)}
          onDiscard={leave}
        />
      ) : null}
    </Dialog>
  );
}

function placesText(terms: { active: number; allowed: number } | undefined): string | undefined {
  if (!terms) return undefined;
  const left = Math.max(0, terms.allowed - terms.active);
  return `${left.toLocaleString('en')} of ${terms.allowed.toLocaleString('en')} places left`;
}
