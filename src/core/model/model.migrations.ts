import type { Migration } from '../database/migration';

export const modelMigrations: Migration[] = [
  {
    id: 'model-001-indexes',
    async up(connection) {
      await connection
        .collection('model_use')
        .createIndexes([{ key: { user: 1, day: 1 }, unique: true }, { key: { day: 1, charged: 1, _id: 1 } }]);
      await connection
        .collection('model_answers')
        .createIndexes([{ key: { user: 1, at: 1 } }, { key: { at: 1 } }]);
    },
  },
];
