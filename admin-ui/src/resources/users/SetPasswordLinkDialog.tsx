import { PASSWORD_LINK_MESSAGES } from '@contracts/users/password-link-messages';
import type { PasswordLinkView } from '@contracts/users/password-links';
import type { UserView } from '@contracts/users/users';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';
import { copyText } from '../../shared/clipboard';
import { formatDateTime } from '../../shared/format';

export interface SetPasswordLinkDialogProps {
  user: UserView;
  onClose: () => void;
}

/** Says what the link does, makes it, and shows it this once. */
export function SetPasswordLinkDialog({ user, onClose }: SetPasswordLinkDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const isInvitation = user.lastLoginAt === null;
  const path = isInvitation ? 'invitation' : 'set-password-link';
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => apiJson<PasswordLinkView>(`/users/${user.id}/${path}`, { method: 'POST' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      // A dialog is a child of the form that opened it, whose click it is not.
      onClick={(event) => event.stopPropagation()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {isInvitation ? 'Invite' : 'Set-password link for'} {user.name}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Whoever opens the link chooses a {isInvitation ? '' : 'new '}password for {user.email}. It works
          once, within {isInvitation ? '14 days' : '24 hours'}. Earlier links stop working.
        </DialogContentText>
        <div aria-live="polite">
          {error ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {messageOf(error)}
            </Alert>
          ) : null}
          {data ? <MadeLink link={data} email={user.email} /> : null}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>{data ? 'Close' : 'Cancel'}</Button>
        {data ? (
          <CopyLink url={data.url} />
        ) : (
          <Button variant="contained" autoFocus loading={isPending} onClick={() => mutate()}>
            {isInvitation ? 'Make invitation' : 'Make link'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

export function MadeLink({ link, email }: { link: PasswordLinkView; email: string }) {
  const until = `Works until ${formatDateTime(link.expiresAt)}.`;
  return (
    <>
      <TextField
        label="Link"
        value={link.url}
        multiline
        maxRows={6}
        margin="normal"
        helperText={`${until} It is not shown again.`}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
        // The typeface would draw 9x2 with a multiplication sign.
        sx={{ '& textarea': { overflowWrap: 'anywhere', fontVariantLigatures: 'none' } }}
      />
      {link.mail === 'sent' ? <Alert severity="success">Also emailed to {email}.</Alert> : null}
      {link.mail === 'failed' ? (
        <Alert severity="warning">
          The email to {email} could not be sent. Hand the link over yourself, and check the mail server.
        </Alert>
      ) : null}
    </>
  );
}

export function CopyLink({ url }: { url: string }) {
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(url);
    const { linkCopied, linkNotCopied } = PASSWORD_LINK_MESSAGES;
    notify(isCopied ? linkCopied : linkNotCopied, { type: isCopied ? 'success' : 'warning' });
  };
  return (
    <Button variant="contained" autoFocus onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
