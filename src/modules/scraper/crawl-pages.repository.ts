import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, type QueryFilter, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { insertNew } from '../../core/database/insert-new';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import {
  type FoundAddress,
  PAGE_LINKS_MODEL,
  PAGE_MODEL,
  type PageLinksRecord,
  type PageRecord,
  type PageRow,
} from './crawl-pages.schema';
import { UNLINKED } from './run/found-depth';
import { PAGE_SORTS, type PageFilter } from './table/crawl-table';

/** A visited page, as it is written. */
export interface VisitedPage {
  id: Types.ObjectId;
  row: PageRow;
  facts: Uint8Array;
  signature: Uint8Array;
  links: Uint8Array;
  resources: Uint8Array;
  places: Uint8Array;
  packed: Uint8Array;
  /** Whether it is to be visited once more, and whether that was it. */
  again: boolean;
  isSecond: boolean;
}

const STREAM_BATCH = 500;
/** Fewer, since the links of a page are some ten kilobytes. */
const LINKS_BATCH = 100;
const KNOWN_LATER = new Set<string>([
  'inlinks',
  'uniqueInlinks',
  'outlinks',
  'externalOutlinks',
  'linkScore',
]);

/** The addresses of crawls: those to visit, and the pages that were visited with their links. */
@Injectable()
export class CrawlPagesRepository {
  constructor(
    @InjectModel(PAGE_MODEL) private readonly pages: Model<PageRecord>,
    @InjectModel(PAGE_LINKS_MODEL) private readonly links: Model<PageLinksRecord>,
  ) {}

  /** How many of the addresses the crawl did not know. */
  async addToFrontier(crawl: Types.ObjectId, found: readonly FoundAddress[]): Promise<number> {
    if (found.length === 0) return 0;
    const records = found.map(({ blocked, ...address }) => ({
      _id: new Types.ObjectId(),
      crawl,
      ...address,
      visited: blocked !== undefined,
      ...(blocked && { row: blocked }),
    }));
    return insertNew(this.pages, records);
  }

  async markInSitemap(crawl: Types.ObjectId, urls: readonly string[]): Promise<void> {
    await this.pages.collection.updateMany(
      { crawl, url: { $in: [...urls] }, inSitemap: false },
      { $set: { inSitemap: true } },
    );
  }

  /** How many of some addresses the crawl knows. */
  countKnown(crawl: Types.ObjectId, urls: readonly string[]): Promise<number> {
    return this.pages.countDocuments({ crawl, url: { $in: [...urls] } });
  }

  /** That links lead to addresses which were known from a sitemap alone; whether there are any such. */
  async linkKnown(crawl: Types.ObjectId, found: readonly FoundAddress[]): Promise<boolean> {
    const byDepth = new Map<number, string[]>();
    for (const { url, depth } of found) {
      if (depth >= UNLINKED) continue;
      const others = byDepth.get(depth);
      if (others) others.push(url);
      else byDepth.set(depth, [url]);
    }
    if (byDepth.size === 0) return false;
    const { modifiedCount } = await this.pages.collection.bulkWrite(
      [...byDepth].map(([depth, urls]) => ({
        updateMany: {
          filter: { crawl, url: { $in: urls }, depth: { $gte: UNLINKED } },
          update: { $set: { depth } },
        },
      })),
      { ordered: true },
    );
    return modifiedCount > 0;
  }

  /**
   * The addresses that come next, of those that links lead to, or of those that only a sitemap does: the nearest to the
   * start first, and of these the one that was found first.
   */
  next(crawl: Types.ObjectId, limit: number, isLinked: boolean): Promise<PageRecord[]> {
    return this.pages
      .find({ crawl, visited: false, depth: isLinked ? { $lt: UNLINKED } : { $gte: UNLINKED } })
      .sort({ depth: 1, _id: 1 })
      .limit(limit)
      .lean<PageRecord[]>();
  }

  /** The links first: a page that counts as visited has them, whenever the run dies. */
  async keep(crawl: Types.ObjectId, visits: readonly VisitedPage[]): Promise<void> {
    if (visits.length === 0) return;
    const firsts = visits.filter(({ isSecond }) => !isSecond);
    if (firsts.length > 0) {
      await insertNew(
        this.links,
        firsts.map((visit) => ({ _id: visit.id, crawl, ...broughtBy(visit) })),
      );
    }
    const seconds = visits.filter(({ isSecond }) => isSecond);
    for (const visit of seconds)
      await this.links.collection.updateOne({ _id: visit.id, crawl }, { $set: broughtBy(visit) });
    await this.pages.collection.bulkWrite(
      visits.map(({ id, row, again, isSecond }) => ({
        updateOne: {
          filter: { _id: id, visited: isSecond },
          update: isSecond
            ? { $set: { row }, $unset: { again: '' as const } }
            : { $set: { visited: true, row, ...(again && { again }) } },
        },
      })),
      { ordered: false },
    );
  }

  /** What is known of the texts of visited pages once all have been read. */
  async setTexts(
    crawl: Types.ObjectId,
    texts: readonly { id: string; words: number; contentHash: string | null }[],
  ): Promise<void> {
    if (texts.length === 0) return;
    await this.pages.collection.bulkWrite(
      texts.map(({ id, words, contentHash }) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id), crawl },
          update: { $set: { 'row.mainWords': words, 'row.contentHash': contentHash } },
        },
      })),
      { ordered: false },
    );
  }

  /** Visited pages that were away, and are to be visited once more. */
  listAgain(crawl: Types.ObjectId): Promise<PageRecord[]> {
    return this.pages
      .find({ crawl, visited: true, again: true })
      .sort({ depth: 1, _id: 1 })
      .lean<PageRecord[]>();
  }

  /** Its addresses with a query string. */
  async listQueries(crawl: Types.ObjectId): Promise<string[]> {
    const found = await this.pages
      .find({ crawl, url: { $regex: '\\?' } }, { url: 1 })
      .lean<Pick<PageRecord, 'url'>[]>();
    return found.map(({ url }) => url);
  }

  /** Without those that robots.txt forbids. */
  countVisited(crawl: Types.ObjectId): Promise<number> {
    return this.pages.countDocuments({ crawl, visited: true, 'row.skipped': null });
  }

  countFound(crawl: Types.ObjectId): Promise<number> {
    return this.pages.countDocuments({ crawl });
  }

  find(crawl: Types.ObjectId, id: string): Promise<PageRecord | null> {
    return this.pages.findOne({ _id: new Types.ObjectId(id), crawl }).lean<PageRecord>();
  }

  findByUrl(crawl: Types.ObjectId, url: string): Promise<PageRecord | null> {
    return this.pages.findOne({ crawl, url }).lean<PageRecord>();
  }

  /** In the order of the ids. */
  async findAll(ids: readonly Types.ObjectId[]): Promise<PageRecord[]> {
    const found = await this.pages.find({ _id: { $in: [...ids] } }).lean<PageRecord[]>();
    const byId = new Map(found.map((page) => [page._id.toHexString(), page]));
    return ids.map((id) => byId.get(id.toHexString())).filter((page) => page !== undefined);
  }

  /** The pages of a crawl that is at work, or that was not analysed. */
  listAtWork(
    crawl: Types.ObjectId,
    filter: PageFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<PageRecord>> {
    return findPage(this.pages, atWork(crawl, filter), sort, range, SORTS);
  }

  streamAtWork(crawl: Types.ObjectId, filter: PageFilter, sort: ListSort): AsyncIterable<PageRecord> {
    return streamAll(this.pages, atWork(crawl, filter), sort, SORTS);
  }

  /** All addresses, in the order in which they were found. */
  stream(crawl: Types.ObjectId): AsyncIterable<PageRecord> {
    return this.pages.collection
      .find<PageRecord>({ crawl }, { batchSize: STREAM_BATCH })
      .sort({ crawl: 1, visited: 1, depth: 1, _id: 1 });
  }

  /** What visited pages hold beside their rows, in the order of the pages' ids. */
  streamLinks(
    crawl: Types.ObjectId,
    fields: readonly (keyof PageLinksRecord)[],
  ): AsyncIterable<PageLinksRecord> {
    const projection = Object.fromEntries(fields.map((field) => [field, 1]));
    return this.links.collection
      .find<PageLinksRecord>({ crawl }, { batchSize: LINKS_BATCH, projection, promoteBuffers: true })
      .sort({ crawl: 1, _id: 1 });
  }

  linksOf(ids: readonly Types.ObjectId[]): Promise<Map<string, PageLinksRecord>> {
    return this.keptOf(ids, {});
  }

  /** The same without the links. */
  factsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, PageLinksRecord>> {
    return this.keptOf(ids, { links: 0 });
  }

  async removeOf(crawl: Types.ObjectId): Promise<void> {
    await deleteInBatches(this.links, { crawl });
    await deleteInBatches(this.pages, { crawl });
  }

  private async keptOf(
    ids: readonly Types.ObjectId[],
    projection: Record<string, 0>,
  ): Promise<Map<string, PageLinksRecord>> {
    const found = await this.links.collection
      .find<PageLinksRecord>({ _id: { $in: [...ids] } }, { promoteBuffers: true, projection })
      .toArray();
    return new Map(found.map((record) => [record._id.toHexString(), record]));
  }
}

function broughtBy({ facts, signature, links, resources, places, packed }: VisitedPage) {
  return {
    facts: new mongo.Binary(facts),
    signature: new mongo.Binary(signature),
    links: new mongo.Binary(links),
    ...(resources.length > 0 && { resources: new mongo.Binary(resources) }),
    ...(places.length > 0 && { places: new mongo.Binary(places) }),
    ...(packed.length > 0 && { packed: new mongo.Binary(packed) }),
  };
}

/** Where the rows keep what lists sort by; what only an analysis tells sorts by the order of the crawl, which has an index. */
const SORTS = {
  columns: Object.fromEntries(
    PAGE_SORTS.map((field): [string, string[]] => {
      if (field === 'url') return [field, [field]];
      if (field === 'id' || field === 'depth' || KNOWN_LATER.has(field)) return [field, ['depth']];
      return [field, [`row.${field}`]];
    }),
  ),
  unique: ['url'],
};

function atWork(
  crawl: Types.ObjectId,
  { q, statusClass, indexable, needsJavaScript, issue, depth }: PageFilter,
): QueryFilter<PageRecord> {
  const visited = !statusClass?.includes('waiting');
  return {
    crawl,
    visited,
    ...(visited && statusClass && { 'row.statusClass': { $in: statusClass } }),
    ...(indexable !== undefined && { 'row.indexable': indexable }),
    ...(needsJavaScript !== undefined && { 'row.needsJavaScript': needsJavaScript }),
    ...(depth !== undefined && { depth }),
    // Issues are known when the crawl is analysed.
    ...(issue !== undefined && { _id: { $in: [] } }),
    ...searchQuery<PageRecord>(q, ['url', 'row.title', 'row.h1']),
  };
}
