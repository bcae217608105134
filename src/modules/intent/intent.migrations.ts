import type { Migration } from '../../core/database/migration';
import { defaultWords } from '../../domain/intent/vocabulary/default-words';
import { INTENT_WORDS_COLLECTION } from './intent.schema';
import { addLanguages, addLaterWords } from './word-languages';

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
      const words = connection.collection(INTENT_WORDS_COLLECTION);
      if ((await words.findOne({})) === null) {
        // Of a new database, all at once: an upsert of each would take a third of its first start.
        const stamped = defaultWords().map((word) => ({
          ...word,
          owner: null,
          createdAt: now,
          updatedAt: now,
        }));
        await words.insertMany(stamped, { ordered: false });
        return;
      }
      const english = defaultWords().filter(({ languages }) => languages.includes('en'));
      const upserts = english.map(({ type, key, label, important }) => ({
        updateOne: {
          filter: { type, key, owner: null },
          update: { $setOnInsert: { label, important, createdAt: now, updatedAt: now } },
          upsert: true,
        },
      }));
      await words.bulkWrite(upserts);
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
  {
    id: 'intent-004-languages',
    up: (connection) => addLanguages(connection.collection(INTENT_WORDS_COLLECTION)),
  },
  {
    // What the admins' list is filtered and sorted by, by word within.
    id: 'intent-005-list-indexes',
    async up(connection) {
      await connection
        .collection(INTENT_WORDS_COLLECTION)
        .createIndexes([{ key: { type: 1, key: 1, _id: 1 } }, { key: { important: 1, key: 1, _id: 1 } }]);
    },
  },
  {
    id: 'intent-006-later-words',
    up: (connection) => addLaterWords(connection.collection(INTENT_WORDS_COLLECTION), 0),
  },
  {
    id: 'intent-007-wider-words',
    up: (connection) => addLaterWords(connection.collection(INTENT_WORDS_COLLECTION), 1),
  },
  {
    id: 'intent-008-polish-or',
    up: (connection) => addLaterWords(connection.collection(INTENT_WORDS_COLLECTION), 2),
  },
  {
    id: 'intent-009-words-by-kind',
    up: (connection) => addLaterWords(connection.collection(INTENT_WORDS_COLLECTION), 3),
  },
];
