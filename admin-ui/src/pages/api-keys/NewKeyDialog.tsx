import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import type { NewApiKeyView } from '@contracts/api-keys/api-keys';
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
import { copyText } from '../../shared/clipboard';
import { useIsPhone } from '../../shared/list/useIsPhone';

interface NewKeyDialogProps {
  made: NewApiKeyView;
  onClose: () => void;
}

/** A new key, this once. A click beside the dialog does not close it. */
export function NewKeyDialog({ made: { key, secret }, onClose }: NewKeyDialogProps) {
  const notify = useNotify();
  const id = useId();
  const copy = async () => {
    if (await copyText(secret)) notify(API_KEY_MESSAGES.copied, { type: 'success' });
    else notify(API_KEY_MESSAGES.copyFailed, { type: 'warning' });
  };
  return (
    <Dialog open fullWidth fullScreen={useIsPhone()} maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {key.name}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          Your program sends it with each request, in the header “Authorization: Bearer”, followed by a space
          and the key.
        </DialogContentText>
        <TextField
          label="API key"
          value={secret}
          multiline
          margin="normal"
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ '& textarea': { overflowWrap: 'anywhere', fontFamily: 'monospace' } }}
        />
        <Alert severity="warning">Copy it now: it is not shown again.</Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Done</Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          Copy key
        </Button>
      </DialogActions>
    </Dialog>
  );
}
