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
];
