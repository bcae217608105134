import type { ChannelWithSecret } from '@contracts/notices/channels';
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
import { copyText } from '../../../shared/clipboard';
import { formatDateTime } from '../../../shared/format';

interface SecretDialogProps {
  channel: ChannelWithSecret;
  onClose: () => void;
}

/** The secret of a webhook, this once. A click beside the dialog does not close it. */
export function SecretDialog({ channel, onClose }: SecretDialogProps) {
  const { name, secret = '', oldSecretsUntil } = channel;
  const notify = useNotify();
  const id = useId();
  const copy = async () => {
    if (await copyText(secret)) notify('The secret is copied to your clipboard', { type: 'success' });
    else notify('Your browser did not allow copying. Select the secret and copy it.', { type: 'warning' });
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        Secret of {name}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          Deliveries are signed with it (Standard Webhooks), so your program can verify that they come from
          us.
        </DialogContentText>
        <TextField
          label="Secret"
          value={secret}
          multiline
          margin="normal"
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ '& textarea': { overflowWrap: 'anywhere', fontFamily: 'monospace' } }}
        />
        <Alert severity="warning">
          Copy it now: it is not shown again.
          {oldSecretsUntil ? ` The old one works until ${formatDateTime(oldSecretsUntil)}.` : ''}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Done</Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          Copy secret
        </Button>
      </DialogActions>
    </Dialog>
  );
}
