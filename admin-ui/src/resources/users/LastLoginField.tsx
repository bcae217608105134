import type { UserView } from '@contracts/users/users';
import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';
import { formatDay } from '../../shared/format';
import { DayField } from '../../shared/list/DayField';

/** What stands where the last login would, of somebody who has never logged in; else nothing. */
export function lastLoginText({ lastLoginAt, invitedUntil }: UserView): string {
  if (lastLoginAt !== null) return '';
  return invitedUntil ? 'Invited' : 'Never logged in';
}

/** The day of the last login, or whether somebody who never logged in has an invitation. */
export function LastLoginField() {
  const user = useRecordContext<UserView>();
  if (!user?.invitedUntil) return <DayField source="lastLoginAt" emptyText="Never" />;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="info"
      label="Invited"
      title={`The invitation works until ${formatDay(user.invitedUntil)}`}
    />
  );
}
