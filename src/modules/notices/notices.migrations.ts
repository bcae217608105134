import type { Migration } from '../../core/database/migration';

export const noticesMigrations: Migration[] = [
  {
    id: 'notices-001-indexes',
    async up(connection) {
      await connection
        .collection('notices')
        .createIndexes([
          { key: { user: 1, key: 1 }, unique: true },
          { key: { user: 1, at: 1, _id: 1 } },
          { key: { user: 1, unread: 1, at: 1, _id: 1 } },
          { key: { at: 1 } },
          { key: { tellFrom: 1 }, sparse: true },
        ]);
      await connection
        .collection('channels')
        .createIndexes([{ key: { slot: 1 }, unique: true }, { key: { user: 1, createdAt: 1, _id: 1 } }]);
      await connection
        .collection('deliveries')
        .createIndexes([
          { key: { nextAt: 1 }, sparse: true },
          { key: { gathering: 1 }, unique: true, sparse: true },
          { key: { channel: 1, notices: 1 } },
          { key: { channel: 1, createdAt: 1, _id: 1 } },
          { key: { user: 1 } },
          { key: { createdAt: 1 } },
        ]);
    },
  },
];
