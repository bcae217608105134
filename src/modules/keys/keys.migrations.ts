import type { Migration } from '../../core/database/migration';

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
];
