import type { UserView } from '@contracts/users/users';
import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';

/** What an account is, in one word. */
export function accountText({ role, userType }: UserView): string {
  if (role === 'admin') return 'Admin';
  return userType === 'pro' ? 'Pro' : 'Free';
}

export function AccountField() {
  const user = useRecordContext<UserView>();
  if (!user) return null;
  const color = user.role === 'admin' ? 'secondary' : user.userType === 'pro' ? 'primary' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={accountText(user)} />;
}
