import { fillKeys } from '../../core/database/fill-keys';
import type { Migration } from '../../core/database/migration';
import { identityKey } from '../../domain/text/identity-key';

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
  {
    id: 'permissions-002-look-alike-names',
    up: (connection) =>
      fillKeys(connection, { collection: 'permissions', text: 'batch', key: 'batchKey', keyOf: identityKey }),
  },
];
