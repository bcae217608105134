import type { Migration } from '../../core/database/migration';

export const userImportMigrations: Migration[] = [
  {
    id: 'user-import-001-rows',
    async up(connection) {
      await connection
        .collection('user_import_rows')
        .createIndexes([{ key: { job: 1, row: 1 }, unique: true }]);
    },
  },
];
