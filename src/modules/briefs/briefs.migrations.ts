import type { Migration } from '../../core/database/migration';

export const briefsMigrations: Migration[] = [
  {
    id: 'briefs-001-indexes',
    async up(connection) {
      await connection
        .collection('briefs')
        // Lists are sorted by `_id` behind the time.
        .createIndexes([{ key: { job: 1 }, unique: true }, { key: { user: 1, createdAt: 1, _id: 1 } }]);
      await connection
        .collection('brief_pages')
        .createIndexes([{ key: { job: 1, position: 1 }, unique: true }, { key: { user: 1 } }]);
    },
  },
];
