import type { UserView } from '@contracts/users/users';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { usePreload } from '../../shared/usePreload';
import type { SetPasswordLinkDialogProps } from './SetPasswordLinkDialog';

const SetPasswordLinkDialog = lazyNamed<'SetPasswordLinkDialog', SetPasswordLinkDialogProps>(
  () => import('./SetPasswordLinkDialog'),
  'SetPasswordLinkDialog',
);

/** In the form of a user: makes a link with which the user chooses a password, an invitation before the first login. */
export function SetPasswordLink() {
  const user = useRecordContext<UserView>();
  const [isOpen, setOpen] = useState(false);
  usePreload(SetPasswordLinkDialog);
  if (!user) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setOpen(true)}>
        {user.lastLoginAt === null ? 'Invite' : 'Set-password link'}
      </Button>
      {isOpen ? (
        <Deferred>
          <SetPasswordLinkDialog user={user} onClose={() => setOpen(false)} />
        </Deferred>
      ) : null}
    </>
  );
}
