import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';
import { CRAWL_MESSAGES } from '../../contracts/scraper/crawl-messages';
import type { CrawlSettingsView } from '../../contracts/scraper/crawl-reports';
import type { CrawlOptions, CrawlView } from '../../contracts/scraper/crawls';
import type { StartCrawlDto } from '../../contracts/scraper/crawls.dto';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { normaliseAddress } from '../../domain/scraper/address';
import { tidyQuery } from '../../domain/scraper/query-strings';
import { withoutSessionId } from '../../domain/scraper/session-ids';
import { AuditService } from '../audit/audit.service';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { CrawlDeletionService } from './crawl-deletion.service';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlStopsService } from './crawl-stops.service';
import { type CrawlEnd, type CrawlFilter, CrawlsRepository } from './crawls.repository';
import type { CrawlRecord } from './crawls.schema';
import { type KnownCrawl, toCrawlView } from './crawls.views';
import { extractionProblem } from '../../domain/scraper/extraction';
import { seedOf } from './run/crawl-seeds';

type Command = 'pause' | 'resume' | 'cancel';
const ADDED_AT_ONCE = 500;
/** A crawl that has no job by then never gets one: its start broke off. */
const STARTING_MS = 5 * 60_000;

/** A crawl's options, and the addresses of its list. */
export interface CheckedCrawl {
  options: CrawlOptions;
  addresses: string[];
}

type GivenIds = Pick<CrawlRecord, '_id' | 'schedule'>;

/** What admins do with crawls. All admins see all of them; the job of one is its maker's. */
@Injectable()
export class CrawlsService {
  constructor(
    private readonly crawls: CrawlsRepository,
    private readonly pages: CrawlPagesRepository,
    private readonly deletion: CrawlDeletionService,
    private readonly jobs: JobsService,
    private readonly stops: CrawlStopsService,
    private readonly audit: AuditService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    removals: JobRemovalsService,
  ) {
    // A crawl stays when its job goes; it is told for the last time what became of it.
    removals.add('crawl', async (jobId) => {
      const crawl = await this.crawls.findByJob(jobId);
      if (crawl) await this.refreshed(crawl);
    });
  }

  settings(): CrawlSettingsView {
    return { seedUrl: this.environment.scraperSeedUrl };
  }

  /** What a crawl would do, as it is kept; refuses what can't be crawled. */
  checked(entered: StartCrawlDto): CheckedCrawl {
    return optionsOf(entered);
  }

  /** Refuses who has as many unfinished jobs as one may have. */
  assertMayStart(admin: AuthUser): Promise<void> {
    return this.jobs.assertMayCreate(admin);
  }

  /** The crawl first, then its job: a worker that takes the job finds the crawl. */
  async start(admin: AuthUser, entered: StartCrawlDto): Promise<CrawlView> {
    await this.assertMayStart(admin);
    return this.startAs(admin, entered, { _id: new Types.ObjectId() });
  }

  /** The same under an id that is known before: a start that broke off goes on, and none happens twice. */
  async startScheduled(
    admin: AuthUser,
    entered: StartCrawlDto,
    given: Required<GivenIds>,
  ): Promise<CrawlView> {
    const begun = await this.crawls.find(given._id);
    if (begun?.job) return toCrawlView(begun);
    await this.assertMayStart(admin);
    return this.startAs(admin, entered, given, begun);
  }

  private async startAs(
    admin: AuthUser,
    entered: StartCrawlDto,
    given: GivenIds,
    begun: CrawlRecord | null = null,
  ): Promise<CrawlView> {
    const { options, addresses } = optionsOf(entered);
    const record: CrawlRecord = begun ?? {
      ...given,
      owner: new Types.ObjectId(admin.id),
      options,
      status: 'queued',
      progress: { found: 0, visited: 0, current: [], pagesPerSecond: 0, failures: {}, skipped: {} },
      seeded: false,
      sitemaps: [],
      analysed: false,
      createdAt: new Date(),
    };
    if (!begun) await this.crawls.insert(record);
    try {
      for (let at = 0; at < addresses.length; at += ADDED_AT_ONCE) {
        const batch = addresses.slice(at, at + ADDED_AT_ONCE);
        await this.pages.addToFrontier(
          record._id,
          batch.map((url) => seedOf(url, 'list')),
        );
      }
      record.job = await this.createJob(admin, record);
      await this.crawls.setJob(record._id, record.job);
    } catch (error) {
      await this.crawls.markDeleting(record._id);
      this.deletion.removeInBackground(record);
      throw error;
    }
    await this.keep(admin, 'create', record);
    return toCrawlView(record);
  }

  async list({ filter, sort, range }: ListRequest<CrawlFilter>): Promise<ListPage<CrawlView>> {
    const { items, total } = await this.crawls.list(filter, sort, range);
    const records = await Promise.all(items.map((record) => this.refreshed(record)));
    return { items: records.map(toCrawlView), total };
  }

  /** One that was stopped is reported on, for whoever looks at it first. */
  async get(admin: AuthUser, id: string): Promise<CrawlView> {
    return toCrawlView(await this.stops.reported(admin, await this.found(id)));
  }

  /** The same for who does not wait for its report. */
  async view(id: string): Promise<CrawlView> {
    return toCrawlView(await this.found(id));
  }

  async command(admin: AuthUser, id: string, command: Command): Promise<CrawlView> {
    const crawl = await this.found(id);
    if (command === 'resume' && isFinished(crawl.status)) {
      if (crawl.status === 'done') throw new AppError('CONFLICT', CRAWL_MESSAGES.noRun);
      await this.goOn(admin, crawl);
    } else {
      if (isFinished(crawl.status)) throw new AppError('CONFLICT', CRAWL_MESSAGES.noRun);
      if (!crawl.job) throw new AppError('CONFLICT', CRAWL_MESSAGES.beingStarted);
      await this.jobs[command]({ id: crawl.owner.toHexString() }, crawl.job.toHexString());
      if (command === 'resume') await this.stops.giveUp(crawl);
    }
    await this.keep(admin, command, crawl);
    return this.get(admin, id);
  }

  /** A crawl that has ended goes on with what was beyond its depth. */
  async deepen(admin: AuthUser, id: string, depth: number): Promise<CrawlView> {
    const crawl = await this.found(id);
    const { options, status, analysed } = crawl;
    if (status !== 'done' || !analysed) throw new AppError('CONFLICT', CRAWL_MESSAGES.stillRuns);
    if (depth <= options.depth) throw fieldsRefused({ depth: CRAWL_MESSAGES.notDeeper(options.depth) });
    // What the new pages point at is listed with the rest.
    await this.goOn(admin, crawl, { options: { ...options, depth }, deepens: true, targets: undefined });
    await this.keep(admin, 'resume', crawl);
    return this.get(admin, id);
  }

  /** It is gone at once; what it holds goes in batches. */
  async remove(admin: AuthUser, id: string): Promise<CrawlView> {
    const crawl = await this.found(id);
    if (!isFinished(crawl.status)) throw new AppError('CONFLICT', CRAWL_MESSAGES.stillRuns);
    if (!(await this.crawls.markDeleting(crawl._id))) throw notFound();
    await this.stops.giveUp(crawl);
    await this.keep(admin, 'delete', crawl);
    this.deletion.removeInBackground(crawl);
    return toCrawlView(crawl);
  }

  /** The crawl, as its job has it now. */
  async found(id: string): Promise<CrawlRecord> {
    const crawl = await this.crawls.find(id);
    if (!crawl) throw notFound();
    return this.refreshed(crawl);
  }

  /** The crawl of the same schedule that one is compared with. */
  async before(crawl: CrawlRecord): Promise<string | null> {
    return (await this.crawls.findBefore(crawl))?._id.toHexString() ?? null;
  }

  /** What became of a crawl is its job's to say until it is over. */
  private async refreshed(crawl: CrawlRecord): Promise<KnownCrawl> {
    if ((crawl.analysed && !crawl.partial) || isBeingStarted(crawl)) return crawl;
    const job = await this.jobOf(crawl);
    const end = job ? endOf(job) : { ...crawl, status: lostStatus(crawl.status) };
    const waitsFor = job?.waitsFor;
    if (end.status === crawl.status && end.error === crawl.error) return { ...crawl, waitsFor };
    const { status, error, finishedAt } = end;
    await this.crawls.settle(crawl._id, { status, error, finishedAt });
    return { ...crawl, ...end, waitsFor };
  }

  /** Another job goes on where a crawl was stopped: what it was about to visit is still there. */
  private async goOn(admin: AuthUser, crawl: CrawlRecord, change: Partial<CrawlRecord> = {}): Promise<void> {
    const job = await this.createJob(admin, crawl);
    const owner = new Types.ObjectId(admin.id);
    if (!(await this.crawls.goOn(crawl, { ...change, job, owner }))) {
      await this.jobs.cancel(admin, job.toHexString());
      throw new AppError('CONFLICT', CRAWL_MESSAGES.goesOn);
    }
    await this.stops.giveUp(crawl);
  }

  private async createJob(admin: AuthUser, { _id, options }: CrawlRecord): Promise<Types.ObjectId> {
    const crawlId = _id.toHexString();
    const { startUrl, mode } = options;
    const parameters = { crawlId, startUrl, mode };
    const { id } = await this.jobs.create(admin, { kind: 'crawl', parameters, input: { crawlId } });
    return new Types.ObjectId(id);
  }

  private async jobOf({ owner, job }: CrawlRecord): Promise<JobView | null> {
    if (!job) return null;
    try {
      return await this.jobs.get({ id: owner.toHexString() }, job.toHexString());
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  private async keep(
    actor: AuthUser,
    action: 'create' | 'delete' | Command,
    { _id, options, schedule }: CrawlRecord,
  ): Promise<void> {
    const { startUrl, mode, pageLimit } = options;
    const told = { startUrl, mode, pageLimit, ...(schedule && { schedule: schedule.toHexString() }) };
    await this.audit.record({
      actor,
      action,
      resource: 'crawls',
      recordId: _id.toHexString(),
      label: startUrl,
      ...(action === 'create' && { after: told }),
      ...(action === 'delete' && { before: told }),
    });
  }
}

function isBeingStarted({ job, createdAt }: CrawlRecord): boolean {
  return job === undefined && createdAt.getTime() > Date.now() - STARTING_MS;
}

function optionsOf(entered: StartCrawlDto): CheckedCrawl {
  entered.extractions.forEach((rule, at) => {
    const problem = extractionProblem(rule);
    if (problem !== null) throw fieldsRefused({ [`extractions.${at}.rule`]: problem });
  });
  const { addresses: listed, ...rest } = entered;
  const isList = entered.mode === 'list';
  // Of a list no link is followed, and its addresses are asked for as they were entered.
  const queries = !isList && entered.queries;
  const addresses = isList ? [...new Set(listed.filter((line) => line.trim() !== '').map(addressOf))] : [];
  const start = isList ? (addresses[0] ?? '') : withoutSessionId(addressOf(entered.startUrl));
  const startUrl = queries ? tidyQuery(start) : start;
  const pageLimit = isList ? Math.max(entered.pageLimit, addresses.length) : entered.pageLimit;
  const depth = isList ? 0 : entered.depth;
  // The database would keep an attribute that is not given as null.
  const extractions = rest.extractions.map(({ attribute, ...rule }) =>
    attribute === undefined ? rule : { ...rule, attribute },
  );
  return { options: { ...rest, queries, extractions, startUrl, pageLimit, depth }, addresses };
}

function addressOf(text: string): string {
  const address = normaliseAddress(text.trim());
  if (address !== null) return address;
  throw fieldsRefused({ startUrl: CRAWL_MESSAGES.addressInvalid });
}

function endOf({ status, error, finishedAt }: JobView): CrawlEnd {
  return { status, error: error?.message, finishedAt: finishedAt ? new Date(finishedAt) : undefined };
}

/** Of a crawl whose job is gone: one that had not ended never will. */
function lostStatus(status: JobStatus): JobStatus {
  return isFinished(status) ? status : 'failed';
}

function isFinished(status: JobStatus): boolean {
  return (FINISHED_STATUSES as readonly JobStatus[]).includes(status);
}
