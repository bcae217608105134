import type { UserView } from '@contracts/users/users';
import { accountStateOf } from '@domain/usage/subscription';
import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';

const STATES = {
  admin: { text: 'Admin', color: 'secondary' },
  pro: { text: 'Pro', color: 'primary' },
  lapsed: { text: 'Lapsed', color: 'warning' },
  free: { text: 'Free', color: 'default' },
} as const;

function stateOf(user: UserView) {
  return STATES[user.role === 'admin' ? 'admin' : accountStateOf(user)];
}

/** What an account is, in one word. */
export function accountText(user: UserView): string {
  return stateOf(user).text;
}

export function AccountField() {
  const user = useRecordContext<UserView>();
  if (!user) return null;
  const { text, color } = stateOf(user);
  return <Chip size="small" variant="outlined" color={color} label={text} />;
}
