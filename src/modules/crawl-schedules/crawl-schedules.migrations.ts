import type { Migration } from '../../core/database/migration';

export const crawlSchedulesMigrations: Migration[] = [
  {
    id: 'crawl-schedules-001-indexes',
    async up(connection) {
      await connection
        .collection('crawl_schedules')
        .createIndexes([
          { key: { slot: 1 }, unique: true },
          { key: { owner: 1, createdAt: 1, _id: 1 } },
          { key: { nextRunAt: 1 } },
          { key: { 'claim.until': 1 }, sparse: true },
          { key: { 'run.open': 1 }, sparse: true },
        ]);
    },
  },
];
