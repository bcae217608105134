import type { Migration } from '../../core/database/migration';

export const usageMigrations: Migration[] = [
  {
    id: 'usage-001-indexes',
    async up(connection) {
      await connection
        .collection('usage_counters')
        .createIndexes([{ key: { user: 1, tool: 1, windowStart: 1 }, unique: true }]);
      await connection
        .collection('usage_log')
        .createIndexes([{ key: { user: 1, time: 1 } }, { key: { time: 1 } }]);
    },
  },
];
