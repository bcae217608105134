import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { type IntentType, MAX_WORDS_PER_LIST } from '../../contracts/intent/intent';
import type { IntentLanguage } from '../../contracts/intent/intent-languages';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import type { IntentWordDto } from '../../contracts/intent/intent.dto';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { withUniqueField } from '../../core/database/duplicate-key';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { normalizeText } from '../../domain/intent/normalize';
import { literalPattern } from '../../domain/text/literal-pattern';
import { INTENT_WORD_MODEL, type IntentWordRecord } from './intent.schema';

export interface IntentWordFilter {
  id?: string[];
  q?: string;
  type?: IntentType;
  important?: boolean;
  language?: IntentLanguage;
}

/** A checked word on its way to the database. */
export interface NewIntentWord {
  type: IntentType;
  label: string;
  important: boolean;
  /** Absent: as they are, or of every language for a new word. */
  languages?: IntentLanguage[] | null;
}

export type KnownWord = Pick<IntentWordRecord, 'important' | 'languages'>;

/** What many words share is sorted by word within; one index serves the sort, the filter, and both together. */
const SORT_COLUMNS = { label: ['key'], type: ['type', 'key'], important: ['important', 'key'] };

/** Of one answer of the database. */
const SHARED_BATCH = 1000;

@Injectable()
export class IntentRepository {
  constructor(@InjectModel(INTENT_WORD_MODEL) private readonly words: Model<IntentWordRecord>) {}

  list(filter: IntentWordFilter, sort: ListSort, range: ListRange): Promise<ListPage<IntentWordRecord>> {
    return findPage(this.words, toQuery(filter), sort, range, { columns: SORT_COLUMNS });
  }

  /** The ids and labels of all that the filter finds, as they are asked for. */
  named(filter: IntentWordFilter): AsyncIterable<Pick<IntentWordRecord, '_id' | 'label'>> {
    const options = { columns: SORT_COLUMNS, projection: { label: 1 } } as const;
    return streamAll(this.words, toQuery(filter), { field: 'label', direction: 'ASC' }, options);
  }

  async labels(ids: readonly string[]): Promise<Map<string, string>> {
    const words = await this.words.find({ _id: { $in: ids } }, { label: 1 }).lean<IntentWordRecord[]>();
    return new Map(words.map(({ _id, label }) => [_id.toHexString(), label]));
  }

  find(id: string): Promise<IntentWordRecord | null> {
    return this.words.findById(id).lean<IntentWordRecord>();
  }

  /** A user's own words that begin with the key, and those that hold it elsewhere; so many of each at most. */
  async searchOwned(
    owner: string,
    type: IntentType | undefined,
    key: string,
    limit: number,
  ): Promise<IntentWordRecord[]> {
    const owned = { owner: new Types.ObjectId(owner), ...(type && { type }) };
    if (key === '') return this.first(owned, limit);
    const pattern = literalPattern(key);
    const leading = await this.first({ ...owned, key: { $regex: `^${pattern}` } }, limit);
    if (leading.length === limit) return leading;
    const holding = await this.first({ ...owned, key: { $regex: pattern } }, limit + leading.length);
    return [...leading, ...holding.filter((word) => !word.key.startsWith(key))];
  }

  /** For keywords of a language, of those that everybody sees; as many as a list holds. */
  async importantLabels(type: IntentType, language: IntentLanguage): Promise<string[]> {
    const words = await this.words
      .find({ type, important: true, owner: null, languages: { $in: [language, null] } }, { label: 1 })
      .sort({ key: 1 })
      .limit(MAX_WORDS_PER_LIST)
      .lean<IntentWordRecord[]>();
    return words.map(({ label }) => label);
  }

  /** The word that this user sees under this label, if there is one. */
  findVisible(user: string, type: IntentType, label: string): Promise<IntentWordRecord | null> {
    const owner = { $in: [null, new Types.ObjectId(user)] };
    return this.words.findOne({ type, key: normalizeText(label), owner }).lean<IntentWordRecord>();
  }

  /** Makes the word, or answers the one that is there: two calls at a time make one. */
  async ensure(
    owner: string | null,
    { type, label, important }: NewIntentWord,
  ): Promise<{ word: IntentWordRecord; isNew: boolean }> {
    const filter = {
      type,
      key: normalizeText(label),
      owner: owner === null ? null : new Types.ObjectId(owner),
    };
    const { value, lastErrorObject } = await this.words.findOneAndUpdate(
      filter,
      { $setOnInsert: { label, important } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true, lean: true },
    );
    if (!value) throw new Error('An upsert gave no document.');
    return { word: value, isNew: lastErrorObject?.updatedExisting === false };
  }

  insert({ type, label, important = false, languages }: IntentWordDto): Promise<IntentWordRecord> {
    const key = normalizeText(label);
    const word = { type, label, important, languages: keptLanguages(languages), key, owner: null };
    return withUniqueField('label', INTENT_MESSAGES.wordExists, async () =>
      (await this.words.create(word)).toObject(),
    );
  }

  replace(
    id: string,
    { type, label, important, languages }: IntentWordDto,
  ): Promise<IntentWordRecord | null> {
    const change = {
      type,
      label,
      key: normalizeText(label),
      ...(important !== undefined && { important }),
      ...(languages !== undefined && { languages: keptLanguages(languages) }),
    };
    return withUniqueField('label', INTENT_MESSAGES.wordExists, () =>
      this.words
        .findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' })
        .lean<IntentWordRecord>(),
    );
  }

  setImportant(id: string, important: boolean): Promise<IntentWordRecord | null> {
    return this.words
      .findByIdAndUpdate(id, { $set: { important } }, { returnDocument: 'after' })
      .lean<IntentWordRecord>();
  }

  /** The word that this call removed. */
  remove(id: string): Promise<IntentWordRecord | null> {
    return this.words.findByIdAndDelete(id).lean<IntentWordRecord>();
  }

  removeOwn(owner: string, id: string): Promise<IntentWordRecord | null> {
    return this.words
      .findOneAndDelete({ _id: id, owner: new Types.ObjectId(owner) })
      .lean<IntentWordRecord>();
  }

  async removeOwned(owner: string): Promise<void> {
    await deleteInBatches(this.words, { owner: new Types.ObjectId(owner) });
  }

  /** All that everybody sees; read without mongoose, which takes long for many thousands. */
  findShared(): Promise<IntentWordRecord[]> {
    return this.words.collection
      .find<IntentWordRecord>({ owner: null }, { batchSize: SHARED_BATCH })
      .sort({ key: 1, _id: 1 })
      .toArray();
  }

  /** Those of the given words that everybody sees, by `wordKey`. */
  async knownShared(words: readonly { label: string }[]): Promise<Map<string, KnownWord>> {
    const keys = words.map(({ label }) => normalizeText(label));
    const known = await this.words
      .find({ owner: null, key: { $in: keys } }, { type: 1, key: 1, important: 1, languages: 1 })
      .lean<IntentWordRecord[]>();
    return new Map(
      known.map(({ type, key, important, languages }) => [wordKey(type, key), { important, languages }]),
    );
  }

  /** Adds words that everybody sees, and changes `important` and `languages` of those that are there. */
  async upsertShared(words: readonly NewIntentWord[]): Promise<void> {
    if (words.length === 0) return;
    await this.words.bulkWrite(
      words.map(({ type, label, important, languages }) => ({
        updateOne: {
          filter: { type, key: normalizeText(label), owner: null },
          update: {
            $set: { important, ...(languages !== undefined && { languages }) },
            $setOnInsert: { label },
          },
          upsert: true,
        },
      })),
    );
  }

  private first(filter: QueryFilter<IntentWordRecord>, limit: number): Promise<IntentWordRecord[]> {
    return this.words.find(filter).sort({ key: 1, _id: 1 }).limit(limit).lean<IntentWordRecord[]>();
  }
}

/** How languages are kept: none of them stand for all. */
export function keptLanguages(languages?: readonly IntentLanguage[]): IntentLanguage[] | null {
  return languages?.length ? languages.toSorted() : null;
}

/** What tells the words that everybody sees apart. */
export function wordKey(type: IntentType, key: string): string {
  return `${type}\n${key}`;
}

/** The order of all lists of words. */
export function byKey(a: IntentWordRecord, b: IntentWordRecord): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a._id.toHexString() < b._id.toHexString() ? -1 : 1;
}

function toQuery({ id, q, type, important, language }: IntentWordFilter): QueryFilter<IntentWordRecord> {
  return {
    ...(id && { _id: { $in: id } }),
    ...(q && searchQuery<IntentWordRecord>(normalizeText(q), ['key'])),
    ...(type && { type }),
    ...(important !== undefined && { important }),
    ...(language && { languages: language }),
  };
}
