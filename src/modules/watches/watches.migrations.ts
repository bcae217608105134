import type { Migration } from '../../core/database/migration';

export const watchesMigrations: Migration[] = [
  {
    id: 'watches-001-indexes',
    async up(connection) {
      await connection
        .collection('watches')
        .createIndexes([
          { key: { user: 1, addressKey: 1 }, unique: true },
          { key: { place: 1 }, unique: true, sparse: true },
          { key: { nextCheckAt: 1 }, sparse: true },
          { key: { addressKey: 1 } },
          { key: { user: 1, createdAt: 1, _id: 1 } },
          { key: { user: 1, sortKey: 1, _id: 1 } },
          { key: { user: 1, state: 1, _id: 1 } },
          { key: { user: 1, nextCheckAt: 1, _id: 1 } },
          { key: { user: 1, changedAt: 1, _id: 1 } },
          { key: { user: 1, tags: 1 } },
        ]);
      await connection
        .collection('watch_versions')
        .createIndexes([{ key: { watch: 1, at: 1 } }, { key: { hash: 1 } }, { key: { at: 1 } }]);
      await connection
        .collection('watch_changes')
        .createIndexes([
          { key: { watch: 1, at: 1, _id: 1 } },
          { key: { watch: 1, rank: 1, _id: 1 } },
          { key: { user: 1, at: 1, _id: 1 } },
          { key: { user: 1, rank: 1, _id: 1 } },
          { key: { user: 1, severity: 1, at: 1, _id: 1 } },
          { key: { at: 1 } },
        ]);
      await connection
        .collection('watch_checks')
        .createIndexes([{ key: { watch: 1, at: 1, _id: 1 } }, { key: { at: 1 } }]);
      await connection.collection('watch_hosts').createIndexes([{ key: { freeAt: 1 } }]);
      await connection.collection('watch_fetches').createIndexes([{ key: { at: 1 } }]);
    },
  },
];
