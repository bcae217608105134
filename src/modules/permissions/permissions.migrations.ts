import type { Migration } from '../../core/database/migration';

export const permissionsMigrations: Migration[] = [
  {
    id: 'permissions-001-indexes',
    async up(connection) {
      await connection
        .collection('permissions')
        .createIndexes([
          { key: { batchKey: 1 }, unique: true },
          { key: { defaultTool: 1, _id: 1 } },
          { key: { createdAt: 1, _id: 1 } },
          { key: { updatedAt: 1, _id: 1 } },
        ]);
    },
  },
];
