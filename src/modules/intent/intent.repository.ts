import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { IntentType } from '../../contracts/intent';
import { INTENT_MESSAGES } from '../../contracts/intent-messages';
import type { IntentWordDto } from '../../contracts/intent.dto';
import { withUniqueField } from '../../core/database/duplicate-key';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  literalPattern,
} from '../../core/database/list-page';
import { normalizeText } from '../../domain/intent/normalize';
import { INTENT_WORD_MODEL, type IntentWordRecord } from './intent.schema';

export interface IntentWordFilter {
  id?: string[];
  q?: string;
  type?: IntentType;
  important?: boolean;
}

/** A checked word on its way to the database. */
export interface NewIntentWord {
  type: IntentType;
  label: string;
  important: boolean;
}

@Injectable()
export class IntentRepository {
  constructor(@InjectModel(INTENT_WORD_MODEL) private readonly words: Model<IntentWordRecord>) {}

  list(filter: IntentWordFilter, sort: ListSort, range: ListRange): Promise<ListPage<IntentWordRecord>> {
    return findPage(this.words, toQuery(filter), sort, range, { columns: { label: ['key'] } });
  }

  find(id: string): Promise<IntentWordRecord | null> {
    return this.words.findById(id).lean<IntentWordRecord>();
  }

  /** Words that a user sees: first those that begin with the text, then those that hold it. */
  async search(
    user: string,
    type: IntentType | undefined,
    text: string,
    limit: number,
  ): Promise<IntentWordRecord[]> {
    const visible = { owner: { $in: [null, new Types.ObjectId(user)] }, ...(type && { type }) };
    const key = normalizeText(text);
    if (key === '') return this.first(visible, limit);
    const pattern = literalPattern(key);
    const leading = await this.first({ ...visible, key: { $regex: `^${pattern}` } }, limit);
    if (leading.length === limit) return leading;
    const holding = await this.first({ ...visible, key: { $regex: pattern } }, limit + leading.length);
    const inside = holding.filter((word) => !word.key.startsWith(key));
    return [...leading, ...inside].slice(0, limit);
  }

  /** Of those that everybody sees. */
  async importantLabels(type: IntentType): Promise<string[]> {
    const words = await this.words
      .find({ type, important: true, owner: null }, { label: 1 })
      .sort({ key: 1 })
      .lean<IntentWordRecord[]>();
    return words.map(({ label }) => label);
  }

  /** The word that this user sees under this label, if there is one. */
  findVisible(user: string, type: IntentType, label: string): Promise<IntentWordRecord | null> {
    const owner = { $in: [null, new Types.ObjectId(user)] };
    return this.words.findOne({ type, key: normalizeText(label), owner }).lean<IntentWordRecord>();
  }

  /** Makes the word, or answers the one that is there: two calls at a time make one. */
  async ensure(owner: string | null, { type, label, important }: NewIntentWord): Promise<IntentWordRecord> {
    const word = {
      type,
      key: normalizeText(label),
      owner: owner === null ? null : new Types.ObjectId(owner),
    };
    return this.words
      .findOneAndUpdate(
        word,
        { $setOnInsert: { label, important } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<IntentWordRecord>();
  }

  insert({ type, label, important = false }: IntentWordDto): Promise<IntentWordRecord> {
    const word = { type, label, important, key: normalizeText(label), owner: null };
    return withUniqueField('label', INTENT_MESSAGES.wordExists, async () =>
      (await this.words.create(word)).toObject(),
    );
  }

  replace(id: string, { type, label, important }: IntentWordDto): Promise<IntentWordRecord | null> {
    const change = { type, label, key: normalizeText(label), ...(important !== undefined && { important }) };
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

  async remove(id: string): Promise<void> {
    await this.words.deleteOne({ _id: id });
  }

  async removeOwned(owner: string): Promise<void> {
    await this.words.deleteMany({ owner: new Types.ObjectId(owner) });
  }

  findShared(): Promise<IntentWordRecord[]> {
    return this.words.find({ owner: null }, { type: 1, key: 1, important: 1 }).lean<IntentWordRecord[]>();
  }

  /** Adds words that everybody sees, and changes `important` of those that are there. */
  async import(words: NewIntentWord[]): Promise<void> {
    if (words.length === 0) return;
    await this.words.bulkWrite(
      words.map(({ type, label, important }) => ({
        updateOne: {
          filter: { type, key: normalizeText(label), owner: null },
          update: { $set: { important }, $setOnInsert: { label } },
          upsert: true,
        },
      })),
    );
  }

  private first(filter: QueryFilter<IntentWordRecord>, limit: number): Promise<IntentWordRecord[]> {
    return this.words.find(filter).sort({ key: 1, _id: 1 }).limit(limit).lean<IntentWordRecord[]>();
  }
}

function toQuery({ id, q, type, important }: IntentWordFilter): QueryFilter<IntentWordRecord> {
  return {
    ...(id && { _id: { $in: id } }),
    ...(q && { key: { $regex: literalPattern(normalizeText(q)) } }),
    ...(type && { type }),
    ...(important !== undefined && { important }),
  };
}
