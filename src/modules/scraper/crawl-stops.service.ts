import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import { AppError } from '../../core/errors/app-error';
import { JobsService } from '../jobs/jobs.service';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlsRepository } from './crawls.repository';
import type { CrawlRecord } from './crawls.schema';

const STOPPED: readonly JobStatus[] = ['paused', 'cancelled', 'failed'];

/** Has crawls that were stopped on their way reported on, each by a job of its own. */
@Injectable()
export class CrawlStopsService {
  constructor(
    private readonly crawls: CrawlsRepository,
    private readonly pages: CrawlPagesRepository,
    private readonly jobs: JobsService,
  ) {}

  /** The crawl, with the job that reports on it where it was stopped and has visited a page. */
  async reported(admin: AuthUser, crawl: CrawlRecord): Promise<CrawlRecord> {
    if (!STOPPED.includes(crawl.status) || crawl.analysed) return crawl;
    if (crawl.report) return this.watched(crawl, crawl.report);
    if ((await this.pages.countVisited(crawl._id)) === 0) return crawl;
    const job = await this.create(admin, crawl);
    if (job === null) return crawl;
    const report = { job, owner: new Types.ObjectId(admin.id) };
    if (await this.crawls.setReport(crawl._id, report)) return { ...crawl, report };
    await this.jobs.cancel(admin, job.toHexString());
    return (await this.crawls.find(crawl._id)) ?? crawl;
  }

  /** Nobody waits any more for what a crawl told when it was stopped; stopped again, it is reported on anew. */
  async giveUp({ _id, report }: CrawlRecord): Promise<void> {
    if (!report) return;
    const owner = { id: report.owner.toHexString() };
    await this.jobs.cancel(owner, report.job.toHexString()).catch(unlessRefused);
    await this.crawls.dropReport(_id, report.job);
  }

  /** Null where the admin has as many jobs as one may have: the next look asks again. */
  private async create(admin: AuthUser, { _id, options }: CrawlRecord): Promise<Types.ObjectId | null> {
    const crawlId = _id.toHexString();
    const { startUrl, mode } = options;
    const parameters = { crawlId, startUrl, mode };
    const job = await this.jobs
      .create(admin, { kind: 'crawl-report', parameters, input: { crawlId } })
      .catch(unlessRefused);
    return job ? new Types.ObjectId(job.id) : null;
  }

  /** A report whose job ended without it will not come. */
  private async watched(
    crawl: CrawlRecord,
    report: NonNullable<CrawlRecord['report']>,
  ): Promise<CrawlRecord> {
    if (report.failed) return crawl;
    const owner = { id: report.owner.toHexString() };
    const job = await this.jobs.get(owner, report.job.toHexString()).catch(unlessRefused);
    if (job && !(FINISHED_STATUSES as readonly JobStatus[]).includes(job.status)) return crawl;
    const now = await this.crawls.find(crawl._id);
    if (!now || now.analysed || !now.report?.job.equals(report.job)) return now ?? crawl;
    await this.crawls.markReportFailed(crawl._id, report.job);
    return { ...now, report: { ...report, failed: true } };
  }
}

function unlessRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
