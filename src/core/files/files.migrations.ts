import type { Migration } from '../database/migration';

export const filesMigrations: Migration[] = [
  {
    id: 'files-001-indexes',
    async up(connection) {
      await connection
        .collection('files.files')
        .createIndexes([{ key: { 'metadata.owner': 1, 'metadata.purpose': 1 } }]);
    },
  },
  {
    // The rounds that look for what nobody needs go through the files of one purpose.
    id: 'files-002-purpose-index',
    async up(connection) {
      await connection.collection('files.files').createIndexes([{ key: { 'metadata.purpose': 1, _id: 1 } }]);
    },
  },
];
