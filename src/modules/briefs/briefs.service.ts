import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Readable } from 'node:stream';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefDto } from '../../contracts/briefs/brief.dto';
import { MAX_PASTED_PAGES_BYTES } from '../../contracts/briefs/brief-limits';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import type { BriefDetail, BriefEntry, BriefRunPage, SavedOutlines } from '../../contracts/briefs/brief-views';
import { MAX_PASTED_PAGE } from '../../contracts/briefs/briefs';
import type { BriefOutlinesDto } from '../../contracts/briefs/brief-edits.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { FileStore } from '../../core/files/file-store';
import { normaliseAddress } from '../../domain/crawl/address';
import type { JobInput } from '../jobs/job-inputs';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { BriefPagesRepository } from './brief-pages.repository';
import { briefDetailOf, briefEntryOf, savedOutlinesOf } from './brief-views';
import { BriefsRepository } from './briefs.repository';
import type { BriefRecord } from './briefs.schema';
import { editedOutlines } from './outline-changes';
import { sampleOrder } from './sample-order';

type BriefJob = JobView<'brief'>;
type Order = Omit<JobInput<'brief'>, 'fileId'>;

/** What users do with briefs: order one, open it, change its outlines, and remove it. */
@Injectable()
export class BriefsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
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

  /** What is pasted is stored, since a job's document is small. */
  async start(owner: AuthUser, order: BriefDto): Promise<BriefJob> {
    const { keyword, language, country, outlines, competitors } = order;
    const input: Order = {
      ...{ keyword, language, country, outlines },
      ownKeywords: distinct(order.ownKeywords),
      competitors: competitors.map(({ address, name }) => ({
        address: address === '' ? null : (normaliseAddress(address) ?? address),
        name,
      })),
    };
    refuseTwice(input);
    const pastes = pastesOf(order);
    if (Object.keys(pastes).length === 0) return this.create(owner, input);
    return this.withPastes(owner, pastes, (fileId) => this.create(owner, { ...input, fileId }));
  }

  /** Of the sample pages; it costs nothing. */
  startSample(owner: AuthUser): Promise<BriefJob> {
    const { order, pastes } = sampleOrder();
    return this.withPastes(owner, pastes, (fileId) => this.create(owner, { ...order, fileId }, true));
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
    const { kind } = await this.jobs.get(owner, jobId);
    if (kind !== 'brief') throw notFound();
    const rows = await this.pages.rowsOfJob(jobId);
    return rows.map(({ position, address, name, title, failure, done }) => ({
      ...{ position, address, name, title, failure, done },
    }));
  }

  /** Its run goes with it. */
  async remove(owner: AuthUser, id: string): Promise<void> {
    const { job } = await this.owned(owner, id);
    await this.jobs.remove(owner, job.toHexString());
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

  private async withPastes(
    owner: AuthUser,
    pastes: Record<string, string>,
    create: (fileId: string) => Promise<BriefJob>,
  ): Promise<BriefJob> {
    await this.jobs.assertMayCreate(owner);
    const { id } = await this.files.save(Readable.from([Buffer.from(JSON.stringify(pastes))]), {
      name: 'pasted-pages.json',
      contentType: 'application/json',
      owner: owner.id,
      purpose: 'job',
      encoding: 'gzip',
    });
    try {
      return await create(id);
    } catch (error) {
      await this.files.delete(id);
      throw error;
    }
  }

  private async owned(owner: AuthUser, id: string): Promise<BriefRecord> {
    const brief = await this.briefs.find(owner.id, id);
    if (brief) return brief;
    throw notFound();
  }
}

/** What was pasted, by the places of the pages. */
function pastesOf({ competitors }: BriefDto): Record<string, string> {
  const pastes: Record<string, string> = {};
  let bytes = 0;
  for (const [index, { text }] of competitors.entries()) {
    if (text.trim() === '') continue;
    const size = Buffer.byteLength(text);
    if (size > MAX_PASTED_PAGE) throw refused(`competitors.${index}.text`, BRIEF_MESSAGES.pasteTooLarge);
    bytes += size;
    pastes[String(index + 1)] = text;
  }
  if (bytes > MAX_PASTED_PAGES_BYTES) throw refused('competitors', BRIEF_MESSAGES.pastesTooLarge);
  return pastes;
}

function refuseTwice({ competitors }: Order): void {
  const seen = new Set<string>();
  for (const [index, { address }] of competitors.entries()) {
    if (address === null) continue;
    if (seen.has(address)) throw refused(`competitors.${index}.address`, BRIEF_MESSAGES.addressTwice);
    seen.add(address);
  }
}

function distinct(keywords: readonly string[]): string[] {
  return [...new Set(keywords.map((keyword) => keyword.trim()).filter(Boolean))];
}

function refused(field: string, sentence: string): AppError {
  return fieldsRefused({ [field]: sentence }, sentence);
}

/** The newer outlines come along: nobody has to ask for them. */
function stale(brief: BriefRecord): AppError {
  const details = { ...savedOutlinesOf(brief) };
  return new AppError('CONFLICT', BRIEF_MESSAGES.staleVersion, { details });
}
