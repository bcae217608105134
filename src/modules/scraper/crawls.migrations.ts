import type { Migration } from '../../core/database/migration';

export const crawlsMigrations: Migration[] = [
  {
    id: 'crawls-001-indexes',
    async up(connection) {
      await connection
        .collection('crawls')
        .createIndexes([
          { key: { createdAt: 1, _id: 1 } },
          { key: { job: 1 } },
          { key: { deleting: 1 }, sparse: true },
        ]);
      await connection
        .collection('crawl_pages')
        .createIndexes([
          { key: { crawl: 1, url: 1 }, unique: true },
          { key: { crawl: 1, visited: 1, depth: 1, _id: 1 } },
        ]);
      await connection.collection('crawl_links').createIndexes([{ key: { crawl: 1, _id: 1 } }]);
      await connection
        .collection('crawl_reports')
        .createIndexes([{ key: { crawl: 1, name: 1, part: 1 }, unique: true }]);
    },
  },
  {
    id: 'crawls-002-of-schedules',
    async up(connection) {
      await connection.collection('crawls').createIndexes([{ key: { schedule: 1, createdAt: 1 } }]);
    },
  },
  {
    id: 'crawls-003-targets',
    async up(connection) {
      await connection
        .collection('crawl_targets')
        .createIndexes([
          { key: { crawl: 1, url: 1 }, unique: true },
          { key: { crawl: 1, asked: 1, _id: 1 } },
        ]);
    },
  },
  {
    // The list in its usual order: without it a page was looked for among the targets of all crawls.
    id: 'crawls-004-targets-in-order',
    async up(connection) {
      await connection.collection('crawl_targets').createIndexes([{ key: { crawl: 1, _id: 1 } }]);
    },
  },
];
