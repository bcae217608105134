import type { Migration } from '../../core/database/migration';

export const readingsMigrations: Migration[] = [
  {
    id: 'readings-001-indexes',
    async up(connection) {
      await connection
        .collection('readings')
        .createIndexes([
          { key: { owner: 1, createdAt: 1, _id: 1 } },
          { key: { active: 1 }, unique: true, sparse: true },
          { key: { job: 1 } },
          { key: { createdAt: 1 } },
          { key: { deleting: 1 }, sparse: true },
        ]);
    },
  },
];
