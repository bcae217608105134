import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface ConfirmationProps {
  open: boolean;
  /** A question with the thing's name: `Delete Batch 12?` */
  title: string;
  /** What follows from it. */
  text: string;
  /** The verb of the title. */
  action: string;
  /** The way back, where `Cancel` would say something else. */
  keep?: string;
  /** What cannot be had again is red, and Enter leaves it alone. */
  destroys?: boolean;
  busy?: boolean;
  /** What the question needs to say is still being looked up. */
  waiting?: boolean;
  /** Why it could not be done; it may be tried again. */
  refusal?: string | null;
  /** More of what follows from it. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a `Confirmation` opens. */
export function ConfirmationDialog(props: ConfirmationProps) {
  const { open, title, text, action, keep = 'Cancel', destroys, busy, waiting, refusal } = props;
  const { children, onConfirm, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      // A dialog is a child of the row or button that opened it, whose click it is not.
      onClick={(event) => event.stopPropagation()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
        {refusal ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button autoFocus={destroys} disabled={busy} onClick={onClose}>
          {keep}
        </Button>
        <Button
          autoFocus={!destroys}
          variant="contained"
          color={destroys ? 'error' : 'primary'}
          disabled={waiting}
          loading={busy}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
