import type { UserView } from '@contracts/users/users';
import PageIcon from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Hint } from '../../../shared/hint/Hint';

const LABEL = 'Usage, jobs and history';

/** From a row of the list to the user's page. */
export function UserPageIcon() {
  const user = useRecordContext<UserView>();
  if (!user) return null;
  return (
    <Hint title={LABEL}>
      <IconButton
        size="small"
        component={Link}
        to={`/users/${user.id}/show`}
        aria-label={`${LABEL} of ${user.name}`}
        onClick={(event) => event.stopPropagation()}
      >
        <PageIcon fontSize="small" />
      </IconButton>
    </Hint>
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
