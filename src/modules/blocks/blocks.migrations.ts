import type { Connection } from 'mongoose';
import type { Migration } from '../../core/database/migration';
import { referencesOf } from './blocks.repository';
import type { BlockRecord } from './blocks.schema';

const PAGE = 50;

export const blocksMigrations: Migration[] = [
  {
    id: 'blocks-001-indexes',
    async up(connection) {
      await connection
        .collection('blocks')
        .createIndexes([
          { key: { owner: 1, variant: 1, nameKey: 1 }, unique: true },
          { key: { owner: 1, nameKey: 1, _id: 1 } },
          { key: { owner: 1, updatedAt: 1, _id: 1 } },
        ]);
    },
  },
  {
    id: 'blocks-002-products',
    async up(connection) {
      await fillReferences(connection);
      await connection
        .collection('blocks')
        .createIndexes([{ key: { owner: 1, products: 1, updatedAt: 1, _id: 1 } }, { key: { pictures: 1 } }]);
    },
  },
  {
    id: 'blocks-003-undo',
    async up(connection) {
      await connection
        .collection('block_undo')
        .createIndexes([{ key: { owner: 1, change: 1 } }, { key: { at: 1 } }]);
    },
  },
];

/** Says of blocks that were saved before which products and pictures they have. */
async function fillReferences(connection: Connection): Promise<void> {
  const blocks = connection.collection<BlockRecord>('blocks');
  for (;;) {
    const found = await blocks
      .find({ products: { $exists: false } }, { projection: { config: 1 } })
      .limit(PAGE)
      .toArray();
    if (found.length === 0) return;
    await blocks.bulkWrite(
      found.map(({ _id, config }) => ({
        updateOne: { filter: { _id }, update: { $set: referencesOf(config) } },
      })),
    );
  }
}
