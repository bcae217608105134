import type { Collection } from 'mongoose';
import { INTENT_TYPES, type IntentType } from '../../contracts/intent/intent';
import type { IntentLanguage } from '../../contracts/intent/intent-languages';
import { normalizeText } from '../../domain/intent/normalize';
import { type DefaultWord, defaultWords } from '../../domain/intent/vocabulary/default-words';
import laterWords from '../../domain/intent/vocabulary/later-words.json';
import { FORMER_ENGLISH } from '../../domain/intent/vocabulary/former-english';
import { wordKey } from './intent.repository';
import type { IntentWordRecord } from './intent.schema';

type StoredWord = Omit<IntentWordRecord, 'languages'>;

/** Words that have been looked at have the field. */
const UNSEEN = { languages: { $exists: false } };

/**
 * Adds the words of all languages but English, which are there, and tells of those which language they are. What an
 * admin made, changed or deleted stays so: an own word is for every language, and a changed one keeps its importance.
 */
export async function addLanguages(words: Collection): Promise<void> {
  const stored = (await words.find({ owner: null, ...UNSEEN }).toArray()) as unknown as StoredWord[];
  const defaults = new Map(defaultWords().map((word) => [wordKey(word.type, word.key), word]));
  const changes = stored.map((word) => ({
    updateOne: {
      filter: { _id: word._id, ...UNSEEN },
      update: { $set: changeOf(word, defaults.get(wordKey(word.type, word.key))) },
    },
  }));
  if (changes.length > 0) await words.bulkWrite(changes);
  const shared = words.find({ owner: null }, { projection: { _id: 0, type: 1, key: 1 } });
  const found = (await shared.toArray()) as unknown as Pick<StoredWord, 'type' | 'key'>[];
  const known = new Set(found.map(({ type, key }) => wordKey(type, key)));
  const foreign = [...defaults.values()]
    .filter((word) => !known.has(wordKey(word.type, word.key)))
    .map((word) => ({ ...word, languages: word.languages.filter((language) => language !== 'en') }))
    .filter(({ languages }) => languages.length > 0);
  if (foreign.length === 0) return;
  const now = new Date();
  await words.bulkWrite(
    foreign.map(({ type, key, label, important, languages }) => ({
      updateOne: {
        filter: { type, key, owner: null },
        update: { $setOnInsert: { label, important, languages, createdAt: now, updatedAt: now } },
        upsert: true,
      },
    })),
  );
}

const FORMER: ReadonlySet<string> = new Set(
  INTENT_TYPES.flatMap((type) => FORMER_ENGLISH[type].map((label) => wordKey(type, normalizeText(label)))),
);

function changeOf(stored: StoredWord, found?: DefaultWord): Partial<IntentWordRecord> {
  const isFormer = FORMER.has(wordKey(stored.type, stored.key));
  const wasEnglish = isFormer || found?.languages.includes('en');
  if (!wasEnglish) return { languages: null };
  const isTouched = stored.updatedAt.getTime() !== stored.createdAt.getTime();
  if (found && !isTouched) return { languages: found.languages, important: found.important };
  return { languages: withEnglish(found?.languages ?? []) };
}

function withEnglish(languages: readonly IntentLanguage[]): IntentLanguage[] {
  return [...new Set<IntentLanguage>([...languages, 'en'])].sort();
}

/**
 * Adds words of `later-words.json` to an installation that began without them, and makes those important that are so by now.
 * What an admin made, changed or deleted stays so.
 * @param round which of its lists, each of which is added once
 */
export async function addLaterWords(words: Collection, round: number): Promise<void> {
  const later = laterKeys(round);
  const stored = (await words.find({ owner: null }).toArray()) as unknown as IntentWordRecord[];
  const known = new Map(stored.map((word) => [wordKey(word.type, word.key), word]));
  const now = new Date();
  const ownOf = (word: DefaultWord) => known.get(wordKey(word.type, word.key));
  const filterOf = ({ type, key }: DefaultWord) => ({ type, key, owner: null });
  const added = defaultWords()
    .filter((word) => !ownOf(word) && later.has(wordKey(word.type, word.key)))
    .map((word) => ({
      updateOne: {
        filter: filterOf(word),
        update: { $setOnInsert: { ...word, createdAt: now, updatedAt: now } },
        upsert: true,
      },
    }));
  const promoted = defaultWords()
    .filter((word) => {
      const own = ownOf(word);
      return own !== undefined && !own.important && word.important && isUntouched(own);
    })
    .map((word) => ({ updateOne: { filter: filterOf(word), update: { $set: { important: true } } } }));
  const changes = [...added, ...promoted];
  if (changes.length > 0) await words.bulkWrite(changes);
}

function laterKeys(round: number): ReadonlySet<string> {
  const lists: Partial<Record<IntentType, string>> = laterWords[round] ?? {};
  return new Set(
    INTENT_TYPES.flatMap(
      (type) => lists[type]?.split('|').map((label) => wordKey(type, normalizeText(label))) ?? [],
    ),
  );
}

/** A word that installations began with, and that no admin has changed. */
function isUntouched({ languages, createdAt, updatedAt }: IntentWordRecord): boolean {
  return languages !== null && updatedAt.getTime() === createdAt.getTime();
}
