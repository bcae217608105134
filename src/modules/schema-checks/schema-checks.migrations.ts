import type { Migration } from '../../core/database/migration';

export const schemaChecksMigrations: Migration[] = [
  {
    id: 'schema-checks-001-indexes',
    async up(connection) {
      await connection
        .collection('schema_checks')
        .createIndexes([
          { key: { job: 1, position: 1 }, unique: true },
          { key: { user: 1, at: -1 } },
          { key: { user: 1, addressKey: 1, at: -1 } },
          { key: { at: 1 } },
        ]);
    },
  },
];
