import { fillKeys } from '../../core/database/fill-keys';
import type { Migration } from '../../core/database/migration';
import { identityKey } from '../../domain/text/identity-key';

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
  {
    id: 'users-002-email-keys',
    async up(connection) {
      await fillKeys(connection, { collection: 'users', text: 'email', key: 'emailKey', keyOf: identityKey });
      await connection.collection('users').createIndexes([{ key: { emailKey: 1 }, unique: true }]);
    },
  },
];
