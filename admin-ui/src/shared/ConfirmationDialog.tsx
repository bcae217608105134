import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ConfirmationProps } from './Confirmation';

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
