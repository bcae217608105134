import { INTENT_TYPES } from '../../contracts/intent/intent';
import type { Migration } from '../../core/database/migration';
import { normalizeText } from '../../domain/intent/normalize';
import { DEFAULT_VOCABULARY } from '../../domain/intent/vocabulary/default-vocabulary';
import { INTENT_WORDS_COLLECTION } from './intent.schema';

export const intentMigrations: Migration[] = [
  {
    id: 'intent-001-indexes',
    async up(connection) {
      await connection
        .collection(INTENT_WORDS_COLLECTION)
        .createIndexes([
          { key: { type: 1, key: 1, owner: 1 }, unique: true },
          { key: { type: 1, important: 1, key: 1 } },
          { key: { key: 1, _id: 1 } },
          { key: { createdAt: 1, _id: 1 } },
        ]);
    },
  },
  {
    id: 'intent-002-default-vocabulary',
    async up(connection) {
      const now = new Date();
      const words = INTENT_TYPES.flatMap((type) => {
        const { important, others } = DEFAULT_VOCABULARY[type];
        return [
          ...important.map((label) => ({ type, label, important: true })),
          ...others.map((label) => ({ type, label, important: false })),
        ];
      });
      const upserts = words.map(({ type, label, important }) => ({
        updateOne: {
          filter: { type, key: normalizeText(label), owner: null },
          update: { $setOnInsert: { label, important, createdAt: now, updatedAt: now } },
          upsert: true,
        },
      }));
      await connection.collection(INTENT_WORDS_COLLECTION).bulkWrite(upserts);
    },
  },
  {
    id: 'intent-003-words-by-owner',
    async up(connection) {
      await connection
        .collection(INTENT_WORDS_COLLECTION)
        .createIndexes([{ key: { owner: 1, key: 1, _id: 1 } }]);
    },
  },
];
