import type { UserView } from '@contracts/users/users';

/** Whether a user is offered another plan: admins need none, and pro users have one. */
export function mayUpgrade({ role, userType }: Pick<UserView, 'role' | 'userType'>): boolean {
  return role !== 'admin' && userType === 'free';
}
