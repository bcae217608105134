import type { UserView } from '@contracts/users/users';
import { accountStateOf } from '@domain/usage/subscription';
import { formatDay } from '../../shared/format';
import { type CardDetail, chipsOf } from '../../shared/list/cardDetail';
import { accountChip } from './AccountField';
import { lastLoginText } from './LastLoginField';

/** `Ended 31 Jan 2026`, `Ends 31 Jan 2027`: when a subscription is over. */
function endText(user: UserView): string {
  const { subscriptionEndDate: end } = user;
  if (!end || user.role === 'admin') return '';
  return `${accountStateOf(user) === 'lapsed' ? 'Ended' : 'Ends'} ${formatDay(end)}`;
}

/** What a phone shows below the name. */
export function userDetail(user: UserView): CardDetail {
  const inactive = user.isActive ? [] : [{ label: 'Inactive', color: 'error' } as const];
  const facts = chipsOf(user.batchName, endText(user), lastLoginText(user));
  return { line: user.email, chips: [accountChip(user), ...facts, ...inactive] };
}
