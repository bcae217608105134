import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CrawlProgress } from '../../contracts/scraper/crawls';
import { notFound } from '../../core/errors/app-error';
import { CrawlAnalysisService } from './crawl-analysis.service';
import { CrawlsRepository } from './crawls.repository';
import type { CrawlRecord } from './crawls.schema';
import { holding } from './run/site-run';
import type { SiteVisitor } from './run/site-visitor';

/** A report, as its job's worker works it out. */
interface StopReport {
  crawlId: string;
  jobId: string;
  visitor: Pick<SiteVisitor, 'findSimilar' | 'weighLinks'>;
  signal: AbortSignal;
}

/** Works out what a crawl tells that was stopped: by the pages that it visited until then. */
@Injectable()
export class CrawlStopReportService {
  constructor(
    private readonly crawls: CrawlsRepository,
    private readonly analysis: CrawlAnalysisService,
  ) {}

  /** Waits for the run that stops. A crawl that goes on meanwhile is left alone: it tells more when it ends. */
  async run({
    crawlId,
    jobId,
    visitor,
    signal,
  }: StopReport): Promise<Pick<CrawlProgress, 'found' | 'visited'>> {
    const { _id } = await this.found(crawlId);
    return holding(this.crawls, { id: _id, signal }, async (lease) => {
      const crawl = await this.found(_id);
      const { progress } = crawl;
      if (crawl.report?.job.toHexString() !== jobId) return progress;
      const analysis = await this.analysis.analyse({ ...crawl, partial: true }, { lease, helper: visitor });
      await this.crawls.keepReport(_id, new Types.ObjectId(jobId), {
        progress: { ...progress, ...analysis.progress },
        issues: analysis.issues,
        judged: analysis.judged,
      });
      return progress;
    });
  }

  private async found(id: string | Types.ObjectId): Promise<CrawlRecord> {
    const crawl = await this.crawls.find(id);
    if (crawl) return crawl;
    throw notFound();
  }
}
