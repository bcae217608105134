import type { ImportRowView } from '@contracts/users/user-import';

/** What the rows of a file of users are named by. */
export const USER_ROWS = { label: 'Email', of: ({ email }: ImportRowView) => email };
