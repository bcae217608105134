import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { CrawlProgress } from '../../contracts/scraper/crawls';
import type { JobView } from '../../contracts/jobs/jobs';
import { notFound } from '../../core/errors/app-error';
import { CrawlAnalysisService } from './crawl-analysis.service';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlRobotsRepository } from './crawl-robots.repository';
import { CrawlsRepository, GOES_ON } from './crawls.repository';
import type { CrawlRecord } from './crawls.schema';
import { addBeyondDepth } from './run/beyond-depth';
import { type HeldRun, holding, SiteRun } from './run/site-run';
import type { SiteVisitor } from './run/site-visitor';
import { CrawlTargetsRunService } from './targets/crawl-targets-run.service';

/** A run of a crawl, as its job's worker leads it. */
export interface CrawlRun {
  crawlId: string;
  visitor: SiteVisitor;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

/** Crawls a site, asks what its pages point at where that is wanted, and analyses what it found. */
@Injectable()
export class CrawlRunService {
  constructor(
    private readonly crawls: CrawlsRepository,
    private readonly pages: CrawlPagesRepository,
    private readonly robots: CrawlRobotsRepository,
    private readonly targets: CrawlTargetsRunService,
    private readonly analysis: CrawlAnalysisService,
  ) {}

  async run({ crawlId, visitor, signal, reportProgress: report }: CrawlRun): Promise<CrawlProgress> {
    const { _id: id } = await this.found(crawlId);
    return holding(this.crawls, { id, signal }, async (lease, either) => {
      const state = await this.found(id);
      if (state.analysed && !state.partial) return state.progress;
      return this.runHeld({ state, lease, visitor, signal: either, report });
    });
  }

  private async runHeld(run: HeldRun<CrawlRecord>): Promise<CrawlProgress> {
    const { state: crawl, lease } = run;
    await lease.update({ ...GOES_ON, status: 'running', startedAt: crawl.startedAt ?? new Date() });
    if (crawl.deepens) await this.deepen(run);
    const progress = await this.crawl(run);
    await run.visitor.forget();
    await lease.update({ progress: { ...progress, part: 'report' } });
    const begun = performance.now();
    const found = await this.found(crawl._id);
    const analysis = await this.analysis.analyse(found, { lease, helper: run.visitor });
    const seconds = (progress.seconds ?? 0) + (performance.now() - begun) / 1000;
    const end = { ...progress, ...analysis.progress, seconds };
    await lease.update({
      progress: end,
      issues: analysis.issues,
      judged: analysis.judged,
      analysed: true,
      analysedAt: new Date(),
      error: undefined,
      status: 'done',
      finishedAt: new Date(),
    });
    return end;
  }

  /** A second time it changes nothing. */
  private async deepen({ state: crawl, lease }: HeldRun<CrawlRecord>): Promise<void> {
    await addBeyondDepth(crawl, this.pages, () => lease.goOn());
    await lease.update({ deepens: undefined });
  }

  private crawl(run: HeldRun<CrawlRecord>): Promise<CrawlProgress> {
    const { state: crawl, visitor, signal, lease } = run;
    const { pages, robots } = this;
    return new SiteRun(run, {
      pages,
      robots,
      afterPages: async (tally) => {
        if (crawl.options.targets) await this.targets.run({ crawl, visitor, signal, lease, tally });
      },
    }).visitSite();
  }

  private async found(id: string | Types.ObjectId): Promise<CrawlRecord> {
    const crawl = await this.crawls.find(id);
    if (crawl) return crawl;
    throw notFound();
  }
}
