import type { UserView } from '@contracts/users/users';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { copyText } from '../../../shared/clipboard';
import { ActAsStudent } from '../ActAsStudent';
import { SetPasswordLink } from '../SetPasswordLink';
import { ResetTwoFactor } from './ResetTwoFactor';

/** What can be done with a user, the main action last. */
export function UserActions({ user }: { user: UserView }) {
  const notify = useNotify();
  const copy = async () => {
    if (await copyText(user.email)) notify('Email copied.', { type: 'success' });
    else notify(`The browser does not let it be copied: ${user.email}`, { type: 'warning' });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        Copy email
      </Button>
      <SetPasswordLink />
      <ResetTwoFactor user={user} />
      <ActAsStudent />
      <Button
        variant="contained"
        startIcon={<EditIcon />}
        component={Link}
        to={`/users/${user.id}`}
        state={{ fromPage: true }}
      >
        Edit
      </Button>
    </>
  );
}
