import { PRICING_PATH } from '@contracts/plans/pricing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormDialog } from '../../../shared/form/FormDialog';
import { useHandover } from '../../../shared/handover/useHandover';
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
            <Entry terms={terms.data} onDirty={onDirty} onDone={leave} onClose={close} />
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

/**
 * Whether there is a place is asked once: what became of each line stays when the last one is taken. Pages that come from
 * elsewhere may be watched already, which the form says.
 */
function Entry(props: ComponentProps<typeof AddForm>) {
  const { pages } = useHandover();
  const [isOpen] = useState(
    () => placesLeft(props.terms) > 0 || (props.terms.allowed > 0 && pages.length > 0),
  );
  return isOpen ? <AddForm {...props} /> : <NoPlaces allowed={props.terms.allowed} onClose={props.onClose} />;
}

interface Places {
  active: number;
  allowed: number;
}

/** Said before anything is filled in: it would be refused. */
function NoPlaces({ allowed, onClose }: { allowed: number; onClose: () => void }) {
  return (
    <>
      <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        {allowed === 0
          ? 'Your plan includes no watched pages. Choose one that does.'
          : 'Your plan’s limit is reached. Pause or delete a page, or choose a larger plan.'}
      </Typography>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
        <Button component={RouterLink} to={PRICING_PATH} variant="contained" onClick={onClose}>
          See the plans
        </Button>
      </DialogActions>
    </>
  );
}

function placesLeft({ active, allowed }: Places): number {
  return Math.max(0, allowed - active);
}

function placesText(terms: Places | undefined): string | undefined {
  if (!terms) return undefined;
  return `${placesLeft(terms).toLocaleString('en')} of ${terms.allowed.toLocaleString('en')} pages left`;
}
