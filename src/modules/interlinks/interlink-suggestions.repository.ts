import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { InterlinkDecision } from '../../contracts/interlinks/interlinks';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { insertNew } from '../../core/database/insert-new';
import { findPage, type ListPage, type ListRequest, streamAll } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import type { DecisionChange } from './interlink-decisions.repository';
import {
  INTERLINK_SUGGESTION_MODEL,
  type InterlinkDecisionRecord,
  type InterlinkSuggestionRecord,
} from './interlinks.schema';

export interface SuggestionFilter {
  id?: string[];
  decision?: InterlinkDecision;
  source?: number;
  target?: number;
  minScore?: number;
  q?: string;
}

export type NewSuggestion = Omit<InterlinkSuggestionRecord, '_id' | 'user' | 'job'>;

const BATCH = 500;
const SEARCHED = ['sentence', 'sourceUrl', 'sourceTitle', 'targetUrl', 'targetTitle'];
/** No two suggestions of a run have one rank. */
const ORDERS = {
  columns: { score: ['rank'], source: ['sourceOrder', 'rank'], target: ['targetOrder', 'rank'] },
  unique: ['score', 'source', 'target'],
} as const;

/** What runs suggest; each with what its user has decided of it, in whichever run. */
@Injectable()
export class InterlinkSuggestionsRepository {
  constructor(
    @InjectModel(INTERLINK_SUGGESTION_MODEL)
    private readonly suggestions: Model<InterlinkSuggestionRecord>,
  ) {}

  async insert(user: string, job: string, found: readonly NewSuggestion[]): Promise<void> {
    const whose = { user: new Types.ObjectId(user), job: new Types.ObjectId(job) };
    for (let at = 0; at < found.length; at += BATCH) {
      const batch = found.slice(at, at + BATCH).map((one) => ({ ...one, ...whose }));
      await insertNew(this.suggestions, batch);
    }
  }

  listOfRun(
    user: string,
    job: string,
    { filter, sort, range }: ListRequest<SuggestionFilter>,
  ): Promise<ListPage<InterlinkSuggestionRecord>> {
    return findPage(this.suggestions, storedFilter(user, job, filter), sort, range, ORDERS);
  }

  /** Page by page, the best of each first. */
  stream(user: string, job: string, filter: SuggestionFilter): AsyncIterable<InterlinkSuggestionRecord> {
    const sort = { field: 'source', direction: 'ASC' } as const;
    return streamAll(this.suggestions, storedFilter(user, job, filter), sort, ORDERS);
  }

  find(user: string, job: string, key: string): Promise<InterlinkSuggestionRecord | null> {
    return this.suggestions.findOne({ job, user, key }).lean<InterlinkSuggestionRecord>().exec();
  }

  /** Ids of those that lead to a page and are not decided. */
  async openKeysTo(user: string, job: string, target: number): Promise<string[]> {
    const found = this.suggestions.find({ job, user, target, decision: 'open' }, { key: 1 });
    return (await found.lean<Pick<InterlinkSuggestionRecord, 'key'>[]>()).map(({ key }) => key);
  }

  /** In all runs of the user; of two changes the later stays. */
  async decide(user: string, keys: readonly string[], change: DecisionChange, at: Date): Promise<void> {
    if (keys.length === 0) return;
    await this.suggestions.updateMany(
      { user, key: { $in: [...keys] }, decidedAt: { $lte: at } },
      { $set: { ...change, decidedAt: at } },
    );
  }

  /** Brings a run's suggestions to what was decided elsewhere while it was at work. */
  async catchUp(job: string, decisions: readonly InterlinkDecisionRecord[]): Promise<void> {
    for (let at = 0; at < decisions.length; at += BATCH)
      await this.suggestions.collection.bulkWrite(
        decisions.slice(at, at + BATCH).map(({ key, decision, start, end, at: decidedAt }) => ({
          updateOne: {
            filter: { job: new Types.ObjectId(job), key, decidedAt: { $lt: decidedAt } },
            update: {
              $set: {
                ...{ decision, decidedAt },
                ...(start !== undefined && end !== undefined && { start, end }),
              },
            },
          },
        })),
        { ordered: false },
      );
  }

  async counts(job: string): Promise<Record<InterlinkDecision, number>> {
    const count = (decision: InterlinkDecision) => this.suggestions.countDocuments({ job, decision });
    const [open, accepted, rejected] = await Promise.all([
      count('open'),
      count('accepted'),
      count('rejected'),
    ]);
    return { open, accepted, rejected };
  }

  /** Ranks of those that are rejected. */
  async rejectedRanks(job: string): Promise<number[]> {
    const found = this.suggestions.find({ job, decision: 'rejected' }, { rank: 1 });
    return (await found.lean<Pick<InterlinkSuggestionRecord, 'rank'>[]>()).map(({ rank }) => rank);
  }

  async removeOfJob(job: string): Promise<void> {
    await deleteInBatches(this.suggestions, { job: new Types.ObjectId(job) });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.suggestions, { user: new Types.ObjectId(user) });
  }
}

function storedFilter(
  user: string,
  job: string,
  { id, decision, source, target, minScore, q }: SuggestionFilter,
): QueryFilter<InterlinkSuggestionRecord> {
  return {
    job: new Types.ObjectId(job),
    user: new Types.ObjectId(user),
    ...(id && { _id: { $in: id } }),
    ...(decision && { decision }),
    ...(source !== undefined && { source }),
    ...(target !== undefined && { target }),
    ...(minScore !== undefined && { score: { $gte: minScore } }),
    ...searchQuery<InterlinkSuggestionRecord>(q, SEARCHED),
  };
}
