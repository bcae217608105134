import type { Migration } from '../../core/database/migration';

export const pplMigrations: Migration[] = [
  {
    id: 'ppl-001-indexes',
    async up(connection) {
      await connection
        .collection('ppl_files')
        .createIndexes([
          { key: { nameKey: 1, _id: 1 } },
          { key: { updatedAt: 1, _id: 1 } },
          { key: { createdAt: 1, _id: 1 } },
          { key: { downloads: 1, _id: 1 } },
          { key: { bytes: 1, _id: 1 } },
          { key: { rows: 1, _id: 1 } },
          { key: { tags: 1, updatedAt: 1, _id: 1 } },
          { key: { fileId: 1 }, unique: true },
        ]);
    },
  },
];
