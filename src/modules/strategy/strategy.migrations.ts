import type { Migration } from '../../core/database/migration';

export const strategyMigrations: Migration[] = [
  {
    id: 'strategies-001-indexes',
    async up(connection) {
      await connection
        .collection('strategies')
        .createIndexes([{ key: { job: 1 }, unique: true }, { key: { user: 1 } }]);
    },
  },
];
