import type { Migration } from '../../core/database/migration';

export const blocksMigrations: Migration[] = [
  {
    id: 'blocks-001-indexes',
    async up(connection) {
      await connection
        .collection('blocks')
        .createIndexes([
          { key: { owner: 1, variant: 1, nameKey: 1 }, unique: true },
          { key: { owner: 1, nameKey: 1, _id: 1 } },
          { key: { owner: 1, updatedAt: 1, _id: 1 } },
        ]);
    },
  },
];
