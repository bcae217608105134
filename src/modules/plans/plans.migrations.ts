import type { Migration } from '../../core/database/migration';

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
];
