import type { UserView } from '@contracts/users/users';
import { accountStateOf } from '@domain/usage/subscription';
import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';
import type { CardChip } from '../../shared/list/cardDetail';

const STATES = {
  admin: { text: 'Admin', color: 'secondary' },
  pro: { text: 'Pro', color: 'primary' },
  lapsed: { text: 'Lapsed', color: 'warning' },
  free: { text: 'Free', color: 'default' },
} as const;

function stateOf(user: UserView) {
  return STATES[user.role === 'admin' ? 'admin' : accountStateOf(user)];
}

/** What an account is, in one word, with its colour. */
export function accountChip(user: UserView): CardChip {
  const { text, color } = stateOf(user);
  return { label: text, color };
}

export function AccountField() {
  const user = useRecordContext<UserView>();
  if (!user) return null;
  return <Chip size="small" variant="outlined" {...accountChip(user)} />;
}
