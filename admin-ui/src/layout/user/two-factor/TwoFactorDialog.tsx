import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { session } from '../../../session/useSession';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { useDialogTitle } from '../../../shared/usePageTitle';
import { TwoFactorPanel } from './TwoFactorPanel';

const TITLE = 'Two-Factor Login';
const TITLE_ID = 'two-factor-title';

interface TwoFactorDialogProps {
  open: boolean;
  onClose: () => void;
}

export function TwoFactorDialog({ open, onClose }: TwoFactorDialogProps) {
  useDialogTitle(open ? TITLE : undefined);
  const close = () => {
    onClose();
    // What could not be asked for shows with the next page.
    void session.refresh().catch(() => undefined);
  };
  return (
    <Dialog
      open={open}
      // A click beside it would take codes away that are not shown again.
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? close() : undefined)}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={TITLE_ID}
    >
      <DialogTitle id={TITLE_ID} variant="h2">
        {TITLE}
      </DialogTitle>
      <DialogContent dividers>
        <TwoFactorPanel onChanged={close} onClose={close} />
      </DialogContent>
    </Dialog>
  );
}
