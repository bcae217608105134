import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormDialog } from '../../../shared/form/FormDialog';
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
  const shops = useShops();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      slotProps={{ paper: { sx: { maxWidth: { sm: 780 } } } }}
    >
      {({ titleId, onDirty, leave, close }) => (
        <>
          <DialogHead titleId={titleId} title="Shops and affiliate tags" />
          {shops.data ? (
            <ShopsForm table={shops.data} at={at} onDirty={onDirty} onSaved={leave} onClose={close} />
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
        </>
      )}
    </FormDialog>
  );
}
