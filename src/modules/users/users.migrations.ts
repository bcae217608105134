import type { Migration } from '../../core/database/migration';

/** What the list of users can be sorted by, beside `_id`. */
const SORTED = [
  'nameKey',
  'email',
  'role',
  'userType',
  'isActive',
  'batch',
  'userPlan',
  'subscriptionEndDate',
  'createdAt',
];

export const usersMigrations: Migration[] = [
  {
    id: 'users-001-indexes',
    async up(connection) {
      await connection
        .collection('users')
        .createIndexes([
          { key: { email: 1 }, unique: true },
          ...SORTED.map((field) => ({ key: { [field]: 1 as const, _id: 1 as const } })),
        ]);
    },
  },
];
