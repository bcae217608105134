import type { UserView } from '@contracts/users/users';
import PageIcon from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

const LABEL = 'Usage, jobs and history';

/** From a row of the list to the user's page. */
export function UserPageIcon() {
  const user = useRecordContext<UserView>();
  if (!user) return null;
  return (
    <Tooltip title={LABEL}>
      <IconButton
        size="small"
        component={Link}
        to={`/users/${user.id}/show`}
        aria-label={`${LABEL} of ${user.name}`}
        onClick={(event) => event.stopPropagation()}
      >
        <PageIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** The same from the user's form. */
export function UserPageButton() {
  const user = useRecordContext<UserView>();
  if (!user) return null;
  return (
    <Button component={Link} to={`/users/${user.id}/show`}>
      {LABEL}
    </Button>
  );
}
