import type { Migration } from '../../core/database/migration';

export const optimizeMigrations: Migration[] = [
  {
    id: 'optimize-001-indexes',
    async up(connection) {
      await connection
        .collection('optimize_runs')
        .createIndexes([{ key: { job: 1 }, unique: true }, { key: { user: 1 } }]);
    },
  },
];
