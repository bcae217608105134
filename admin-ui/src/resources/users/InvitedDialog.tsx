import type { PasswordLinkView } from '@contracts/users/password-links';
import type { UserView } from '@contracts/users/users';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CopyLink, MadeLink } from './SetPasswordLinkDialog';

interface InvitedDialogProps {
  user: Pick<UserView, 'name' | 'email'>;
  invitation: PasswordLinkView;
  onClose: () => void;
}

/** The invitation of a user who was just made. */
export function InvitedDialog({ user, invitation, onClose }: InvitedDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        Invitation for {user.name}
      </DialogTitle>
      <DialogContent>
        <MadeLink link={invitation} email={user.email} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Close</Button>
        <CopyLink url={invitation.url} />
      </DialogActions>
    </Dialog>
  );
}
