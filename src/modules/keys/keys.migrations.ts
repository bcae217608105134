import type { Migration } from '../../core/database/migration';
import type { KeyRecord } from './keys.schema';

export const keysMigrations: Migration[] = [
  {
    id: 'keys-001-indexes',
    async up(connection) {
      await connection
        .collection('activation_keys')
        .createIndexes([
          { key: { activeOf: 1 }, unique: true, sparse: true },
          { key: { owner: 1, createdAt: 1 } },
          { key: { createdAt: 1, _id: 1 } },
          { key: { ownerEmail: 1, _id: 1 } },
          { key: { state: 1, createdAt: 1, _id: 1 } },
        ]);
    },
  },
  {
    // What an admin had revoked, and nobody has replaced since, stays revoked.
    id: 'keys-002-locks',
    async up(connection) {
      const keys =
        connection.collection<Pick<KeyRecord, '_id' | 'owner' | 'createdAt' | 'state' | 'lockedOf'>>(
          'activation_keys',
        );
      await keys.createIndexes([{ key: { lockedOf: 1 }, sparse: true }]);
      for await (const { _id, owner, createdAt } of keys.find({ state: 'revoked' })) {
        const later = await keys.findOne({ owner, createdAt: { $gt: createdAt } });
        if (!later) await keys.updateOne({ _id }, { $set: { lockedOf: owner } });
      }
    },
  },
];
