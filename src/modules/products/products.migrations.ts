import type { Migration } from '../../core/database/migration';

export const productsMigrations: Migration[] = [
  {
    id: 'products-001-indexes',
    async up(connection) {
      await connection
        .collection('products')
        .createIndexes([
          { key: { owner: 1, slot: 1 }, unique: true },
          { key: { owner: 1, updatedAt: 1, _id: 1 } },
          { key: { owner: 1, createdAt: 1, _id: 1 } },
          { key: { owner: 1, nameKey: 1, _id: 1 } },
          { key: { owner: 1, amount: 1, _id: 1 } },
          { key: { owner: 1, 'links.shop': 1, updatedAt: 1, _id: 1 } },
          { key: { owner: 1, tagKeys: 1, updatedAt: 1, _id: 1 } },
          { key: { picture: 1 }, sparse: true },
        ]);
      await connection
        .collection('product_changes')
        .createIndexes([{ key: { owner: 1, at: 1, _id: 1 } }, { key: { at: 1 } }]);
      await connection
        .collection('product_undo')
        .createIndexes([
          { key: { change: 1, _id: 1 } },
          { key: { owner: 1 } },
          { key: { picture: 1 }, sparse: true },
        ]);
    },
  },
];
