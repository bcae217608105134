import type { Migration } from '../database/migration';

export const meaningMigrations: Migration[] = [
  {
    id: 'meaning-001-indexes',
    async up(connection) {
      await connection.collection('meaning_vectors').createIndexes([{ key: { at: 1 } }]);
    },
  },
];
