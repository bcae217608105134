import { dropIndex } from '../../core/database/drop-index';
import type { Migration } from '../../core/database/migration';

export const hubMigrations: Migration[] = [
  {
    id: 'hubs-001-indexes',
    async up(connection) {
      await connection
        .collection('hubs')
        .createIndexes([{ key: { job: 1 }, unique: true }, { key: { user: 1 } }]);
    },
  },
  {
    id: 'hubs-002-subjects',
    async up(connection) {
      await connection.collection('hubs').createIndexes([{ key: { user: 1, subject: 1, at: -1 } }]);
      await dropIndex(connection, 'hubs', 'user_1');
    },
  },
];
