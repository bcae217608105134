import type { Migration } from '../../core/database/migration';

/** What the list of users is sorted by, and filtered by, always with `_id` behind. */
const SORTED = [
  ['nameKey'],
  ['email'],
  ['subscriptionEndDate'],
  ['createdAt'],
  ['role', 'nameKey'],
  ['userType', 'nameKey'],
  ['isActive', 'nameKey'],
  ['batch', 'nameKey'],
  ['userPlan', 'nameKey'],
];

export const usersMigrations: Migration[] = [
  {
    id: 'users-001-indexes',
    async up(connection) {
      const sorts = SORTED.map((fields) => Object.fromEntries([...fields, '_id'].map((field) => [field, 1])));
      await connection
        .collection('users')
        .createIndexes([{ key: { email: 1 }, unique: true }, ...sorts.map((key) => ({ key }))]);
    },
  },
];
