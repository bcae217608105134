import type { ImportCheckRow, ImportRowView, WrittenAccount } from '@contracts/users/user-import';
import { formatDay } from '../../../shared/format';

/** What the rows of a file of users are named by. */
export const USER_ROWS = { label: 'Email', of: ({ email }: ImportRowView) => email };

const ACCOUNTS: Record<WrittenAccount['account'], string> = { admin: 'Admin', free: 'Free', pro: 'Pro' };

const column = (label: string, of: (written: WrittenAccount) => string) => ({
  label,
  of: ({ written }: ImportCheckRow) => (written ? of(written) : ''),
});

/** What an account would be in the end, whether the row says it or not. */
export const WRITTEN_COLUMNS = [
  column('Name', ({ name }) => name),
  column('Batch', ({ batch }) => batch),
  column('Plan', ({ plan, account }) => plan || ACCOUNTS[account]),
  column('Plan ends', ({ ends }) => (ends ? formatDay(ends) : '')),
];
