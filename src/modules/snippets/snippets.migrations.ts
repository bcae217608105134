import type { Migration } from '../../core/database/migration';

export const snippetsMigrations: Migration[] = [
  {
    id: 'snippets-001-indexes',
    async up(connection) {
      await connection.collection('snippets').createIndexes([{ key: { user: 1, at: 1, _id: 1 } }]);
    },
  },
];
