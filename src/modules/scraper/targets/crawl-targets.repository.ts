import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { TargetAnswer, TargetKind, TargetOutcome } from '../../../contracts/scraper/crawl-targets';
import { deleteInBatches } from '../../../core/database/delete-in-batches';
import { insertNew } from '../../../core/database/insert-new';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../../core/database/list-page';
import { searchQuery } from '../../../core/database/search-query';
import { targetOutcome } from '../../../domain/scraper/targets';
import type { AskedTarget } from '../run/site-visitor';
import { TARGET_MODEL, type TargetRecord } from './crawl-targets.schema';

/** An address as the pages have it. */
export type FoundTarget = Pick<TargetRecord, 'url' | 'kind' | 'pages' | 'foundOn'>;

/** One that is to be asked. */
export type OpenTarget = Pick<TargetRecord, '_id' | 'url' | 'kind' | 'again'>;

/** What became of one that was asked. */
export type TargetEnd = Pick<TargetRecord, 'url' | 'status' | 'failure' | 'outcome' | 'names' | 'bytes'>;

export interface TargetFilter {
  q?: string;
  kind?: TargetKind[];
  outcome?: TargetOutcome[];
}

/** A crawl has each address once. */
const OF_A_CRAWL = { unique: ['url'] };
const ADDED_AT_ONCE = 500;
const UNANSWERED: TargetAnswer = {
  status: null,
  failure: null,
  skipped: null,
  redirects: 0,
  endUrl: null,
  contentType: null,
  bytes: null,
};

/** What the pages of crawls point at. */
@Injectable()
export class CrawlTargetsRepository {
  constructor(@InjectModel(TARGET_MODEL) private readonly targets: Model<TargetRecord>) {}

  /** Those that are there stay as they are, so that a run that begins anew asks nothing twice. */
  async add(crawl: Types.ObjectId, found: readonly FoundTarget[]): Promise<void> {
    for (let at = 0; at < found.length; at += ADDED_AT_ONCE) {
      const records = found.slice(at, at + ADDED_AT_ONCE).map((target) => ({
        _id: new Types.ObjectId(),
        crawl,
        ...target,
        asked: false,
        outcome: 'waiting' as const,
        ...UNANSWERED,
      }));
      await insertNew(this.targets, records);
    }
  }

  /** Those that were not asked, or that are to be asked once more since they were away. */
  listOpen(crawl: Types.ObjectId, again = false): Promise<OpenTarget[]> {
    const open = again ? { asked: true, again: true } : { asked: false };
    return this.targets
      .find({ crawl, ...open }, { url: 1, kind: 1, again: 1 })
      .sort({ _id: 1 })
      .lean<OpenTarget[]>();
  }

  /** Style sheets that name files. */
  listNaming(crawl: Types.ObjectId): Promise<Pick<TargetRecord, 'names' | 'pages' | 'foundOn'>[]> {
    return this.targets
      .find({ crawl, names: { $exists: true } }, { names: 1, pages: 1, foundOn: 1 })
      .sort({ _id: 1 })
      .lean<Pick<TargetRecord, 'names' | 'pages' | 'foundOn'>[]>();
  }

  /** Those of some addresses that the crawl knows. */
  async knownOf(crawl: Types.ObjectId, urls: readonly string[]): Promise<Set<string>> {
    const known = await this.targets
      .find({ crawl, url: { $in: [...urls] } }, { url: 1 })
      .lean<Pick<TargetRecord, 'url'>[]>();
    return new Set(known.map(({ url }) => url));
  }

  count(crawl: Types.ObjectId): Promise<number> {
    return this.targets.countDocuments({ crawl });
  }

  countAsked(crawl: Types.ObjectId): Promise<number> {
    return this.targets.countDocuments({ crawl, asked: true });
  }

  async keep({ _id, kind, again: isSecond }: OpenTarget, answer: AskedTarget, again: boolean): Promise<void> {
    const change = { ...answer, outcome: targetOutcome(answer, kind), asked: true };
    await this.targets.collection.updateOne(
      { _id, asked: isSecond === true },
      again ? { $set: { ...change, again } } : { $set: change, $unset: { again: '' } },
    );
  }

  /** What became of those that were asked, by address. */
  async ends(crawl: Types.ObjectId): Promise<Map<string, TargetEnd>> {
    const asked = await this.targets
      .find({ crawl, asked: true }, { url: 1, status: 1, failure: 1, outcome: 1, names: 1, bytes: 1 })
      .lean<TargetEnd[]>();
    return new Map(asked.map((target) => [target.url, target]));
  }

  list(
    crawl: Types.ObjectId,
    filter: TargetFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<TargetRecord>> {
    return findPage(this.targets, queryOf(crawl, filter), sort, range, OF_A_CRAWL);
  }

  stream(crawl: Types.ObjectId, filter: TargetFilter, sort: ListSort): AsyncIterable<TargetRecord> {
    return streamAll(this.targets, queryOf(crawl, filter), sort, OF_A_CRAWL);
  }

  async removeOf(crawl: Types.ObjectId): Promise<void> {
    await deleteInBatches(this.targets, { crawl });
  }
}

function queryOf(crawl: Types.ObjectId, { q, kind, outcome }: TargetFilter): QueryFilter<TargetRecord> {
  return {
    crawl,
    ...(kind && { kind: { $in: kind } }),
    ...(outcome && { outcome: { $in: outcome } }),
    ...searchQuery<TargetRecord>(q, ['url']),
  };
}
