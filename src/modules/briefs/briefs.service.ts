import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { JobInput } from '../../contracts/jobs/job-kinds';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefDto } from '../../contracts/briefs/brief.dto';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import type {
  BriefDetail,
  BriefEntry,
  BriefRunPage,
  SavedOutlines,
} from '../../contracts/briefs/brief-views';
import type { BriefOutlinesDto } from '../../contracts/briefs/brief-edits.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { BriefPagesRepository } from './brief-pages.repository';
import { briefDetailOf, briefEntryOf, savedOutlinesOf } from './brief-views';
import { BriefsRepository } from './briefs.repository';
import type { BriefRecord } from './briefs.schema';
import { CompetitorOrdersService } from './competitor-orders.service';
import { editedOutlines } from './outline-changes';
import { MAX_OUTLINES } from '../../contracts/briefs/briefs';
import { SAMPLE_PAGES, SAMPLE_QUERY } from '../../domain/briefs/sample/sample-pages';

type BriefJob = JobView<'brief'>;

/** What users do with briefs: order one, open it, change its outlines, and remove it. */
@Injectable()
export class BriefsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly orders: CompetitorOrdersService,
    private readonly briefs: BriefsRepository,
    private readonly pages: BriefPagesRepository,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    jobRemovals.add('brief', async (jobId) => {
      await briefs.removeOfJob(jobId);
      await pages.removeOfJob(jobId);
    });
    removals.add(async (user) => {
      await briefs.removeOfUser(user);
      await pages.removeOfUser(user);
    });
  }

  start(owner: AuthUser, order: BriefDto): Promise<BriefJob> {
    const { keyword, language, country, outlines } = order;
    const ownKeywords = distinct(order.ownKeywords);
    return this.orders.place(owner, order.competitors, (pages) =>
      this.create(owner, { ...{ keyword, language, country, outlines, ownKeywords }, ...pages }),
    );
  }

  /** Of the sample pages; it costs nothing. */
  startSample(owner: AuthUser): Promise<BriefJob> {
    const { order, pastes } = sampleOrder();
    return this.orders.withPastes(owner, pastes, (fileId) => this.create(owner, { ...order, fileId }, true));
  }

  async list(owner: AuthUser, sort: ListSort, range: ListRange): Promise<ListPage<BriefEntry>> {
    const { items, total } = await this.briefs.list(owner.id, sort, range);
    return { items: items.map(briefEntryOf), total };
  }

  async get(owner: AuthUser, id: string): Promise<BriefDetail> {
    return briefDetailOf(await this.owned(owner, id));
  }

  /** The competitors of a run as far as it is; also of one that failed. */
  async pagesOfRun(owner: AuthUser, jobId: string): Promise<BriefRunPage[]> {
    await this.jobs.ofKind(owner, 'brief', jobId);
    const rows = await this.pages.rowsOfJob(jobId);
    return rows.map(({ position, address, name, title, failure, done }) => ({
      ...{ position, address, name, title, failure, done },
    }));
  }

  /** Its run goes with it. */
  async remove(owner: AuthUser, id: string): Promise<void> {
    const { job } = await this.owned(owner, id);
    await this.jobs.removeEnding(owner, job.toHexString());
  }

  async saveOutlines(
    owner: AuthUser,
    id: string,
    { version, outlines }: BriefOutlinesDto,
  ): Promise<SavedOutlines> {
    const brief = await this.owned(owner, id);
    if (brief.version !== version) throw stale(brief);
    const changed = await editedOutlines(brief, outlines);
    const saved = await this.briefs.saveOutlines(owner.id, id, version, changed);
    if (saved) return savedOutlinesOf(saved);
    throw stale(await this.owned(owner, id));
  }

  private create(owner: AuthUser, input: JobInput<'brief'>, sample = false): Promise<BriefJob> {
    const { keyword, competitors, outlines } = input;
    return this.jobs.create(owner, {
      kind: 'brief',
      parameters: {
        name: keyword,
        briefId: new Types.ObjectId().toHexString(),
        competitors: competitors.length,
        outlines,
        ...(sample && { sample }),
      },
      input,
    });
  }

  private async owned(owner: AuthUser, id: string): Promise<BriefRecord> {
    const brief = await this.briefs.find(owner.id, id);
    if (brief) return brief;
    throw notFound();
  }
}

function distinct(keywords: readonly string[]): string[] {
  return [...new Set(keywords.map((keyword) => keyword.trim()).filter(Boolean))];
}

/** The newer outlines come along: nobody has to ask for them. */
function stale(brief: BriefRecord): AppError {
  const details = { ...savedOutlinesOf(brief) };
  return new AppError('CONFLICT', BRIEF_MESSAGES.staleVersion, { details });
}

/** What the sample is ordered with, and its pages by their places. */
function sampleOrder(): { order: JobInput<'brief'>; pastes: Record<string, string> } {
  const { keyword, language, ownKeywords } = SAMPLE_QUERY;
  return {
    order: {
      ...{ keyword, language, ownKeywords: [...ownKeywords], outlines: MAX_OUTLINES },
      competitors: SAMPLE_PAGES.map(({ title }) => ({ address: null, name: title })),
    },
    pastes: Object.fromEntries(SAMPLE_PAGES.map(({ html }, index) => [String(index + 1), html])),
  };
}
