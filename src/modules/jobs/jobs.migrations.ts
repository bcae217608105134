import type { Migration } from '../../core/database/migration';

export const jobsMigrations: Migration[] = [
  {
    id: 'jobs-001-indexes',
    async up(connection) {
      await connection
        .collection('jobs')
        .createIndexes([
          { key: { owner: 1, _id: -1 } },
          { key: { status: 1, _id: 1 } },
          { key: { expiresAt: 1 } },
          { key: { outputFile: 1 } },
          { key: { 'input.fileId': 1 } },
        ]);
    },
  },
  {
    id: 'jobs-002-turns',
    async up(connection) {
      await connection.collection('jobs').createIndexes([
        { key: { slot: 1 }, unique: true, sparse: true },
        { key: { turn: 1 }, unique: true, sparse: true },
      ]);
    },
  },
  {
    id: 'jobs-003-usage',
    async up(connection) {
      await connection.collection('jobs').createIndexes([{ key: { unsettled: 1 }, sparse: true }]);
    },
  },
  {
    id: 'jobs-004-created-index',
    async up(connection) {
      await connection.collection('jobs').createIndexes([{ key: { createdAt: 1, _id: 1 } }]);
    },
  },
  {
    // What the admins' list is sorted by, and filtered by.
    id: 'jobs-005-list-indexes',
    async up(connection) {
      await connection
        .collection('jobs')
        .createIndexes([
          { key: { kind: 1, _id: 1 } },
          { key: { ownerEmail: 1, _id: 1 } },
          { key: { finishedAt: 1, _id: 1 } },
        ]);
    },
  },
];
