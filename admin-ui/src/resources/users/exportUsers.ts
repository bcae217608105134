import type { UserView } from '@contracts/users/users';
import { exportCsv } from '../../shared/exportCsv';

export function exportUsers(records: UserView[]): Promise<void> {
  const rows = records.map((user) => ({
    Name: user.name,
    Email: user.email,
    Role: user.role,
    Account: user.userType,
    Batch: user.batchName,
    Active: user.isActive,
    'Subscription ends': user.subscriptionEndDate?.slice(0, 10),
    Added: user.createdAt.slice(0, 10),
  }));
  return exportCsv('users.csv', rows);
}
