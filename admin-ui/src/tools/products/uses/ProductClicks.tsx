import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { ClicksPanel } from '../../../shared/clicks/ClicksPanel';
import { clicksOfProduct } from '../../../shared/clicks/clicksApi';
import { DialogHead } from '../../../shared/form/DialogForm';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { useDialogTitle } from '../../../shared/usePageTitle';
import type { NamedProduct } from './TakeOverDialog';

const NOTHING =
  'Fill a saved block from this product, switch on “Count clicks” for the block and copy it. Clicks on its links show here.';

interface ProductClicksProps {
  open: boolean;
  product: NamedProduct | undefined;
  onClose: () => void;
}

/** How often the links of a product were clicked, in all saved blocks together. */
export function ProductClicks({ open, product, onClose }: ProductClicksProps) {
  const titleId = useId();
  // What it shows stays while it fades.
  const [shown, setShown] = useState(product);
  if (product !== undefined && product !== shown) setShown(product);
  useDialogTitle(open ? 'Clicks of a product' : undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} title="Clicks" subtitle={shown?.name} />
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        {shown ? (
          <ClicksPanel
            key={shown.id}
            source={clicksOfProduct(shown.id)}
            name={shown.name}
            nothing={NOTHING}
          />
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
