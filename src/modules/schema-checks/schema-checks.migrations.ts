import { dropIndex } from '../../core/database/drop-index';
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
  {
    // Lists are sorted by `_id` behind the time.
    id: 'schema-checks-002-list-indexes',
    async up(connection) {
      await connection
        .collection('schema_checks')
        .createIndexes([
          { key: { user: 1, at: 1, _id: 1 } },
          { key: { user: 1, addressKey: 1, at: 1, _id: 1 } },
        ]);
      await dropIndex(connection, 'schema_checks', 'user_1_at_-1');
      await dropIndex(connection, 'schema_checks', 'user_1_addressKey_1_at_-1');
    },
  },
];
