import type { UserView } from '@contracts/users/users';
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { Confirmation } from '../../../shared/Confirmation';
import { counted } from '../../../shared/counted';
import { useBulkJob } from '../../../shared/list/useBulkJob';
import { useChosen } from '../../../shared/list/useChosen';
import { useSelection } from '../../../shared/list/useSelection';
import { useInstance } from '../../../shared/useInstance';
import { downloadLinks, mailInvitations } from '../invitations';

/** Invites those of the chosen users who have never logged in: by mail, or with a file of links. */
export function InviteAgain() {
  const [isOpen, setOpen] = useState(false);
  const { isBeyondPage } = useSelection();
  const Invitation = isBeyondPage ? InviteManyDialog : InviteDialog;
  return (
    <>
      <Button size="small" startIcon={<InviteIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Invite again
      </Button>
      {isOpen ? <Invitation onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { mail } = useInstance();
  const chosen = useChosen<UserView>();
  const invitees = chosen.filter(({ lastLoginAt, isActive }) => lastLoginAt === null && isActive);
  const { isPending, error, mutate } = useInviting(invitees, onClose);
  const who = counted(invitees.length, 'user');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        Invite {who}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {explained(invitees.length, chosen.length, mail)}
        </DialogContentText>
        {error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(error)}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{invitees.length > 0 ? 'Cancel' : 'Close'}</Button>
        {invitees.length > 0 ? (
          <Button
            variant={mail ? 'outlined' : 'contained'}
            loading={isPending}
            onClick={() => mutate('links')}
          >
            Download links
          </Button>
        ) : null}
        {invitees.length > 0 && mail ? (
          <Button variant="contained" loading={isPending} onClick={() => mutate('mail')}>
            Send invitations
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function useInviting(invitees: readonly UserView[], onDone: () => void) {
  const { onUnselectItems } = useListContext<UserView>();
  const notify = useNotify();
  const client = useQueryClient();
  const ids = invitees.map(({ id }) => id);
  return useMutation({
    mutationFn: async (way: 'mail' | 'links') => {
      if (way === 'mail') await mailInvitations(ids);
      else await downloadLinks(ids);
      return way;
    },
    onSuccess: (way) => {
      const who = counted(ids.length, 'user');
      notify(way === 'mail' ? `${who} invited.` : `Links for ${who} downloaded. They are not shown again.`, {
        type: 'success',
      });
      onUnselectItems();
      onDone();
    },
    // Some may have been invited before others were refused.
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
}

function explained(invitees: number, chosen: number, mail: boolean): string {
  if (invitees === 0) return 'Only active users who have never logged in can be invited.';
  const way = mail
    ? 'Each gets an email with a link to choose a password.'
    : 'You get a file with a link for each to choose a password. Hand the links over yourself.';
  const others = chosen > invitees ? ' The others have logged in already or are not active.' : '';
  return `${way} A link works once, within 14 days; older links stop working.${others}`;
}

/** Mails invitations to users beyond the page; a file of links is for those of a page. */
function InviteManyDialog({ onClose }: { onClose: () => void }) {
  const { mail } = useInstance();
  const { records, isPending, refusal, start } = useBulkJob();
  return (
    <Confirmation
      open
      title={`Invite ${records}?`}
      text={mail ? BY_MAIL : NO_MAIL}
      action={mail ? 'Send invitations' : 'OK'}
      busy={isPending}
      refusal={refusal}
      onConfirm={() => (mail ? start({ action: 'invite' }, onClose) : onClose())}
      onClose={onClose}
    />
  );
}

const BY_MAIL =
  'Each gets an email with a link to choose a password. A link works once, within 14 days; older links stop working. ' +
  'Users who have logged in already or are not active get none and are listed in the result.';
const NO_MAIL =
  'Email is not set up here. Select the users of one page at a time to download their links, and hand the links over yourself.';
