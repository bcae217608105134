import type { Migration } from '../../core/database/migration';

export const interlinksMigrations: Migration[] = [
  {
    id: 'interlinks-001-indexes',
    async up(connection) {
      await connection
        .collection('interlink_runs')
        .createIndexes([{ key: { job: 1 }, unique: true }, { key: { user: 1 } }]);
      await connection
        .collection('interlink_suggestions')
        .createIndexes([
          { key: { job: 1, rank: 1 }, unique: true },
          { key: { job: 1, sourceOrder: 1, rank: 1 } },
          { key: { job: 1, targetOrder: 1, rank: 1 } },
          { key: { job: 1, decision: 1, rank: 1 } },
          { key: { user: 1, key: 1 } },
        ]);
      await connection
        .collection('interlink_pages')
        .createIndexes([{ key: { job: 1, order: 1 }, unique: true }, { key: { user: 1 } }]);
      await connection
        .collection('interlink_decisions')
        .createIndexes([{ key: { user: 1, key: 1 }, unique: true }, { key: { user: 1, at: -1, _id: -1 } }]);
      await connection
        .collection('interlink_passes')
        .createIndexes([{ key: { user: 1, reading: 1 }, unique: true }]);
    },
  },
];
