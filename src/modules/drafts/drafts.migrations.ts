import type { Migration } from '../../core/database/migration';

export const draftsMigrations: Migration[] = [
  {
    id: 'drafts-001-indexes',
    async up(connection) {
      await connection
        .collection('drafts')
        // Lists are sorted by `_id` behind the time.
        .createIndexes([{ key: { user: 1, updatedAt: 1, _id: 1 } }]);
      await connection
        .collection('draft_versions')
        .createIndexes([{ key: { draft: 1, createdAt: 1, _id: 1 } }, { key: { user: 1 } }]);
    },
  },
];
