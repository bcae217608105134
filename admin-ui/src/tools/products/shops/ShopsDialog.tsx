import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useId, useState } from 'react';
import { DialogHead } from '../../../shared/form/DialogForm';
import { DiscardDialog } from '../../../shared/form/DiscardDialog';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useShops } from '../useProducts';
import { ShopsForm } from './ShopsForm';

interface ShopsDialogProps {
  open: boolean;
  /** The address whose shop it opens at; empty for none. */
  at: string;
  onClose: () => void;
}

/** The shops that links are recognised by, and the user's tag at each. */
export function ShopsDialog({ open, at, onClose }: ShopsDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const shops = useShops();
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
      slotProps={{ paper: { sx: { maxWidth: { sm: 780 } } } }}
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} title="Shops and affiliate tags" />
      {shops.data ? (
        <ShopsForm table={shops.data} at={at} onDirty={setDirty} onSaved={leave} onClose={close} />
      ) : (
        <>
          <Box sx={{ px: { xs: 2, sm: 3 } }}>
            <ResultStates
              query={shops}
              failure="The table of shops could not be loaded"
              loading={{ label: 'Loading the form', heights: [40, 56, 56, 120] }}
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
          text="Changes that are not saved will be lost."
          onKeep={() => setAsking(false)}
          onDiscard={leave}
        />
      ) : null}
    </Dialog>
  );
}
