import type { Migration } from '../../core/database/migration';

export const bulkChangesMigrations: Migration[] = [
  {
    id: 'bulk-changes-001-rows',
    async up(connection) {
      await connection
        .collection('bulk_change_rows')
        .createIndexes([{ key: { job: 1, row: 1 }, unique: true }, { key: { job: 1, status: 1, row: 1 } }]);
    },
  },
];
