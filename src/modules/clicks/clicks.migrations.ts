import type { Migration } from '../../core/database/migration';

export const clicksMigrations: Migration[] = [
  {
    id: 'clicks-001-indexes',
    async up(connection) {
      await connection.collection('go_links').createIndexes([
        // Sparse: of what is orphaned neither is left.
        { key: { block: 1, targetKey: 1 }, unique: true, sparse: true },
        { key: { owner: 1, products: 1 } },
        { key: { orphanedAt: 1 }, sparse: true },
      ]);
      await connection
        .collection('go_clicks')
        .createIndexes([
          { key: { link: 1, day: 1 }, unique: true },
          { key: { block: 1, day: 1 } },
          { key: { owner: 1 } },
          { key: { day: 1 } },
        ]);
    },
  },
];
