import type { Migration } from '../../core/database/migration';

export const savedSchemasMigrations: Migration[] = [
  {
    id: 'saved-schemas-001-indexes',
    async up(connection) {
      await connection
        .collection('saved_schemas')
        .createIndexes([
          { key: { owner: 1, nameKey: 1, _id: 1 } },
          { key: { owner: 1, updatedAt: 1, _id: 1 } },
          { key: { pictures: 1 } },
        ]);
    },
  },
];
