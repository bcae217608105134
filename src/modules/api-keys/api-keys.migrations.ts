import type { Migration } from '../../core/database/migration';

export const apiKeysMigrations: Migration[] = [
  {
    id: 'api-keys-001-indexes',
    async up(connection) {
      await connection
        .collection('api_keys')
        .createIndexes([
          { key: { hash: 1 }, unique: true },
          { key: { owner: 1, createdAt: 1 } },
          { key: { createdAt: 1, _id: 1 } },
          { key: { ownerEmail: 1, _id: 1 } },
        ]);
    },
  },
];
