import type { UserView } from '@contracts/users/users';
import { accountStateOf } from '@domain/usage/subscription';
import { formatDay } from '../../shared/format';
import { accountText } from './AccountField';
import { lastLoginText } from './LastLoginField';

/** `Lapsed 31 Jan 2026`: since when a subscription is over. */
function accountDetail(user: UserView): string {
  const hasLapsed = accountStateOf(user) === 'lapsed' && user.subscriptionEndDate !== null;
  return [accountText(user), hasLapsed && formatDay(user.subscriptionEndDate ?? '')]
    .filter(Boolean)
    .join(' ');
}

/** What a phone shows below the name. */
export function userDetail(user: UserView): string {
  const parts = [
    user.email,
    accountDetail(user),
    user.batchName,
    lastLoginText(user),
    user.isActive ? '' : 'Inactive',
  ];
  return parts.filter(Boolean).join(' · ');
}
