import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from './clipboard';
import { useIsPhone } from './list/useIsPhone';

interface SecretOnceProps {
  title: string;
  /** What it is for. */
  text: string;
  label: string;
  secret: string;
  /** What follows on the warning that it is shown this once. */
  more?: string;
  copy: { action: string; done: string; failed: string };
  onClose: () => void;
}

/** A secret that is shown this once. A click beside the dialog does not close it. */
export function SecretOnce({ title, text, label, secret, more, copy, onClose }: SecretOnceProps) {
  const notify = useNotify();
  const id = useId();
  const onCopy = async () => {
    if (await copyText(secret)) notify(copy.done, { type: 'success' });
    else notify(copy.failed, { type: 'warning' });
  };
  return (
    <Dialog open fullWidth fullScreen={useIsPhone()} maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        <TextField
          label={label}
          value={secret}
          multiline
          margin="normal"
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ '& textarea': { overflowWrap: 'anywhere', fontFamily: 'monospace' } }}
        />
        <Alert severity="warning">
          {['Copy it now: it is not shown again.', more].filter(Boolean).join(' ')}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Done</Button>
        <Button variant="contained" autoFocus onClick={() => void onCopy()}>
          {copy.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
