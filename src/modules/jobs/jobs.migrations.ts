import type { Migration } from '../../core/database/migration';

export const jobsMigrations: Migration[] = [
  {
    id: 'jobs-001-indexes',
    async up(connection) {
      await connection
        .collection('jobs')
        .createIndexes([
          { key: { owner: 1, _id: -1 } },
          { key: { status: 1, _id: 1 } },
          { key: { expiresAt: 1 } },
          { key: { outputFile: 1 } },
          { key: { 'input.fileId': 1 } },
        ]);
    },
  },
];
