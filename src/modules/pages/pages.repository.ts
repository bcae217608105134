import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { HeadingProblem, PageOutcome } from '../../contracts/pages/page-runs';
import type { LinkPlace } from '../../contracts/pages/page-facts';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRequest, streamAll } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { ANALYSED_LINK_MODEL, ANALYSED_PAGE_MODEL, type LinkRecord, type PageRecord } from './pages.schema';

export type NewPage = Omit<PageRecord, '_id' | 'job'>;
export type NewLink = Omit<LinkRecord, '_id' | 'job' | 'page'>;

export interface PageFilter {
  id?: string[];
  q?: string;
  outcome?: PageOutcome;
  indexable?: boolean;
  problem?: HeadingProblem;
  orphan?: boolean;
  deadEnd?: boolean;
}

export interface LinkFilter {
  id?: string[];
  q?: string;
  place?: LinkPlace;
  internal?: boolean;
  nofollow?: boolean;
  broken?: boolean;
  /** Whose target the run did not ask for. */
  unchecked?: boolean;
}

const BY_POSITION = { field: 'position', direction: 'ASC' } as const;
const OF_LINKS = { columns: { order: ['page', 'number'] }, unique: ['order'] };
const OF_PAGES = { unique: ['position'] };
/** What lists leave to the page alone. */
const IN_LISTS = { headings: 0, hops: 0 } as const;
/** Links that are written at a time. */
const BATCH = 500;

/** Pages of runs and their links, each by the job that they belong to. */
@Injectable()
export class PagesRepository {
  constructor(
    @InjectModel(ANALYSED_PAGE_MODEL) private readonly pages: Model<PageRecord>,
    @InjectModel(ANALYSED_LINK_MODEL) private readonly links: Model<LinkRecord>,
  ) {}

  /** Keeps a page with its links; the page last, since it says that both are there. */
  async keep(jobId: string, page: NewPage, links: readonly NewLink[]): Promise<void> {
    const job = new Types.ObjectId(jobId);
    await this.links.deleteMany({ job, page: page.position });
    for (let start = 0; start < links.length; start += BATCH) {
      const records = links
        .slice(start, start + BATCH)
        .map((link) => ({ ...link, job, page: page.position }));
      await unlessKept(this.links.insertMany(records, { ordered: false }));
    }
    await unlessKept(this.pages.insertMany([{ ...page, job }]));
  }

  async positionsOf(job: string): Promise<Set<number>> {
    const pages = await this.pages.find({ job }, { _id: 0, position: 1 }).lean<{ position: number }[]>();
    return new Set(pages.map(({ position }) => position));
  }

  /** In the order of the list that was given. */
  streamPages(job: string): AsyncIterable<PageRecord> {
    return streamAll(this.pages, { job }, BY_POSITION, OF_PAGES);
  }

  streamLinks(job: string, filter: LinkFilter = {}): AsyncIterable<LinkRecord> {
    return streamAll(this.links, linksWhere(job, filter), { field: 'order', direction: 'ASC' }, OF_LINKS);
  }

  /** Where a page stands among the others. */
  async place(
    job: string,
    position: number,
    place: Pick<PageRecord, 'inlinks' | 'depth' | 'orphan'>,
  ): Promise<void> {
    await this.pages.updateOne({ job, position }, { $set: place });
  }

  async setTargetStatus(job: string, target: string, targetStatus: number): Promise<void> {
    await this.links.updateMany({ job, target }, { $set: { targetStatus } });
  }

  async countLinks(job: string, filter: LinkFilter): Promise<number> {
    return this.links.countDocuments(linksWhere(job, filter));
  }

  listPages(job: string, { filter, sort, range }: ListRequest<PageFilter>): Promise<ListPage<PageRecord>> {
    return findPage(this.pages, pagesWhere(job, filter), sort, range, { ...OF_PAGES, projection: IN_LISTS });
  }

  listLinks(job: string, { filter, sort, range }: ListRequest<LinkFilter>): Promise<ListPage<LinkRecord>> {
    return findPage(this.links, linksWhere(job, filter), sort, range, OF_LINKS);
  }

  findPageById(job: string, id: string): Promise<PageRecord | null> {
    return this.pages.findOne({ job, _id: id }).lean<PageRecord>().exec();
  }

  async removeOf(job: string): Promise<void> {
    await deleteInBatches(this.links, { job });
    await deleteInBatches(this.pages, { job });
  }
}

function pagesWhere(job: string, filter: PageFilter): QueryFilter<PageRecord> {
  const { id, q, outcome, indexable, problem, orphan, deadEnd } = filter;
  return {
    job,
    ...(id && { _id: { $in: id } }),
    ...(outcome && { outcome }),
    ...(indexable !== undefined && { indexable }),
    ...(problem && { headingProblems: problem }),
    ...(orphan !== undefined && { orphan }),
    ...(deadEnd !== undefined && { deadEnd }),
    ...searchQuery<PageRecord>(q, ['url', 'title']),
  };
}

function linksWhere(job: string, filter: LinkFilter): QueryFilter<LinkRecord> {
  const { id, q, place, internal, nofollow, broken, unchecked } = filter;
  return {
    job,
    ...(id && { _id: { $in: id } }),
    ...(place && { place }),
    ...(internal !== undefined && { internal }),
    ...(nofollow !== undefined && { rel: nofollow ? 'nofollow' : { $ne: 'nofollow' } }),
    ...(broken && { targetStatus: { $gte: 400 } }),
    ...(unchecked && { targetStatus: null }),
    ...searchQuery<LinkRecord>(q, ['source', 'target', 'anchor']),
  };
}

/** Another run of the job may keep the same page at the same time. */
async function unlessKept(inserted: Promise<unknown>): Promise<void> {
  try {
    await inserted;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
