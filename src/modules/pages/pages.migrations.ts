import type { Migration } from '../../core/database/migration';

export const pagesMigrations: Migration[] = [
  {
    id: 'pages-001-runs',
    async up(connection) {
      await connection
        .collection('analysed_pages')
        .createIndexes([{ key: { job: 1, position: 1 }, unique: true }]);
      await connection
        .collection('analysed_links')
        .createIndexes([
          { key: { job: 1, page: 1, number: 1 }, unique: true },
          { key: { job: 1, target: 1 } },
        ]);
    },
  },
];
