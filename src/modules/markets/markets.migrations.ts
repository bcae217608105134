import type { Migration } from '../../core/database/migration';

export const marketsMigrations: Migration[] = [
  {
    id: 'markets-001-pages',
    async up(connection) {
      await connection
        .collection('market_pages')
        .createIndexes([{ key: { job: 1, position: 1 }, unique: true }]);
    },
  },
];
