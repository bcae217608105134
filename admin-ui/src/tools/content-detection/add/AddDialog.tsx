import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormDialog } from '../../../shared/form/FormDialog';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useTerms } from '../useTerms';
import { AddForm } from './AddForm';

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Where pages to watch are entered: one with a preview, or several at once. */
export function AddDialog({ open, onClose }: AddDialogProps) {
  const terms = useTerms();
  return (
    <FormDialog open={open} onClose={onClose} maxWidth="md" lost="What you entered will be lost.">
      {({ titleId, onDirty, leave, close }) => (
        <>
          <DialogHead titleId={titleId} title="Add pages" subtitle={placesText(terms.data)} />
          {terms.data ? (
            <AddForm terms={terms.data} onDirty={onDirty} onDone={leave} onClose={close} />
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
        </>
      )}
    </FormDialog>
  );
}

function placesText(terms: { active: number; allowed: number } | undefined): string | undefined {
  if (!terms) return undefined;
  const left = Math.max(0, terms.allowed - terms.active);
  return `${left.toLocaleString('en')} of ${terms.allowed.toLocaleString('en')} places left`;
}
