import { fillKeys } from '../../core/database/fill-keys';
import type { Migration } from '../../core/database/migration';
import { identityKey } from '../../domain/text/identity-key';

export const plansMigrations: Migration[] = [
  {
    id: 'plans-001-indexes',
    async up(connection) {
      await connection
        .collection('plans')
        .createIndexes([
          { key: { nameKey: 1 }, unique: true },
          { key: { createdAt: 1, _id: 1 } },
          { key: { updatedAt: 1, _id: 1 } },
        ]);
    },
  },
  {
    id: 'plans-002-look-alike-names',
    up: (connection) =>
      fillKeys(connection, { collection: 'plans', text: 'name', key: 'nameKey', keyOf: identityKey }),
  },
  {
    id: 'plans-003-pricing',
    async up(connection) {
      const plans = connection.collection('plans');
      const none = { priceText: '', description: '', position: 0 };
      await plans.updateMany({ position: { $exists: false } }, { $set: none });
      await plans.createIndexes([{ key: { position: 1, nameKey: 1, _id: 1 } }]);
    },
  },
];
