import { setMaxListeners } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { CrawlProgress } from '../../contracts/crawls/crawls';
import type { JobView } from '../../contracts/jobs/jobs';
import { notFound } from '../../core/errors/app-error';
import { CrawlAnalysisService } from './crawl-analysis.service';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlRobotsRepository } from './crawl-robots.repository';
import { CrawlsRepository, GOES_ON } from './crawls.repository';
import type { CrawlRecord } from './crawls.schema';
import { abortable, allOf } from './run/abortable';
import { CrawlLease } from './run/crawl-lease';
import { seed } from './run/crawl-seeds';
import { CrawlTally } from './run/crawl-tally';
import { Frontier } from './run/frontier';
import type { SiteOpening, SiteVisitor } from './run/site-visitor';
import { CrawlTargetsRunService } from './targets/crawl-targets-run.service';

const PROGRESS_EVERY_MS = 500;
/** Addresses that are kept of a site, as a multiple of the pages that may be visited: what is beyond is only counted. */
const KEPT_PER_PAGE = 2;
const KEPT_AT_LEAST = 1_000;
/** Each lane waits on the signal, twice at most. */
const MOST_LISTENERS = 64;

/** A run of a crawl, as its job's worker leads it. */
export interface CrawlRun {
  crawlId: string;
  visitor: SiteVisitor;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

/** A run that holds its crawl. */
interface HeldRun {
  crawl: CrawlRecord;
  lease: CrawlLease;
  visitor: SiteVisitor;
  signal: AbortSignal;
  report: CrawlRun['reportProgress'];
}

/**
 * Crawls a site. All that a run knows is in the database, a quarter of a second late at most: the run that comes after a
 * killed one visits what the frontier holds, and again only what was on its way.
 */
@Injectable()
export class CrawlRunService {
  constructor(
    private readonly crawls: CrawlsRepository,
    private readonly pages: CrawlPagesRepository,
    private readonly robots: CrawlRobotsRepository,
    private readonly targets: CrawlTargetsRunService,
    private readonly analysis: CrawlAnalysisService,
  ) {}

  async run({ crawlId, visitor, signal, reportProgress }: CrawlRun): Promise<CrawlProgress> {
    const { _id } = await this.found(crawlId);
    const lease = await CrawlLease.take(this.crawls, _id, signal);
    try {
      const crawl = await this.found(_id);
      if (crawl.analysed && !crawl.partial) return crawl.progress;
      const either = AbortSignal.any([signal, lease.signal]);
      setMaxListeners(MOST_LISTENERS, either);
      return await this.runHeld({ crawl, lease, visitor, signal: either, report: reportProgress });
    } finally {
      await lease.release().catch(() => undefined);
    }
  }

  private async runHeld(run: HeldRun): Promise<CrawlProgress> {
    const { crawl, lease, signal } = run;
    await lease.update({ ...GOES_ON, status: 'running', startedAt: crawl.startedAt ?? new Date() });
    const progress = await this.crawl(run);
    await run.visitor.forget();
    await lease.update({ progress: { ...progress, part: 'report' } });
    const begun = performance.now();
    const analysis = await this.analysis.analyse(await this.found(crawl._id), {
      lease,
      signal,
      helper: run.visitor,
    });
    const seconds = (progress.seconds ?? 0) + (performance.now() - begun) / 1000;
    const end = { ...progress, ...analysis.progress, seconds };
    await lease.update({
      progress: end,
      issues: analysis.issues,
      analysed: true,
      analysedAt: new Date(),
      error: undefined,
      status: 'done',
      finishedAt: new Date(),
    });
    return end;
  }

  /** Visits what there is to visit. */
  private async crawl(run: HeldRun): Promise<CrawlProgress> {
    const { crawl, visitor, signal } = run;
    const { options } = crawl;
    const robots = await this.robots.list(crawl._id);
    const queries = options.queries ? await this.pages.listQueries(crawl._id) : [];
    const opening = await abortable(visitor.open({ options, robots, queries }), signal);
    const kept = options.pageLimit * KEPT_PER_PAGE + KEPT_AT_LEAST;
    let { seeded } = crawl;
    if (!seeded) seeded = await this.seed(run, opening, kept);
    const [found, visited] = await Promise.all([
      this.pages.countFound(crawl._id),
      this.pages.countVisited(crawl._id),
    ]);
    const tally = new CrawlTally(crawl.progress, found, visited);
    const room = { visits: options.pageLimit - visited, addresses: Math.max(0, kept - found) };
    const frontier = new Frontier({ crawl: crawl._id, pages: this.pages, lease: run.lease, tally, room });
    const hear = () => this.hear(run, tally);
    const telling = setInterval(() => void hear().catch(() => undefined), PROGRESS_EVERY_MS);
    try {
      for (;;) {
        await this.visitAll(run, frontier, tally);
        const away = await this.pages.listAgain(crawl._id);
        if (away.length === 0) break;
        await visitor.calm();
        if (!seeded) {
          const later = await abortable(visitor.open({ options, robots, queries, again: true }), signal);
          seeded = await this.seed(run, later, kept);
        }
        frontier.giveAgain(away);
      }
      if (options.targets) await this.targets.run({ crawl, visitor, signal, lease: run.lease, tally });
      await hear();
      tally.slowed = undefined;
    } finally {
      clearInterval(telling);
      // A run that stops keeps what it has fetched, so that the next one need not fetch it again.
      await frontier.write().finally(() => {
        frontier.close();
      });
      await this.tell(run, tally);
    }
    return tally.progress();
  }

  /** Whether that was all: of a site that can't be reached the sitemaps are still to come. */
  private async seed(run: HeldRun, opening: SiteOpening, room: number): Promise<boolean> {
    const { crawl, visitor, signal, lease } = run;
    const read = await seed({ crawl, pages: this.pages, visitor, signal, room }, opening);
    const seeded = !opening.unreached;
    await lease.update({ seeded, sitemaps: read });
    return seeded;
  }

  private async visitAll(run: HeldRun, frontier: Frontier, tally: CrawlTally): Promise<void> {
    const lanes = Array.from({ length: run.crawl.options.concurrency }, () =>
      this.lane(run, frontier, tally).catch((error: unknown) => {
        frontier.fail(error);
        throw error;
      }),
    );
    await allOf(lanes);
  }

  private async lane({ visitor, signal }: HeldRun, frontier: Frontier, tally: CrawlTally): Promise<void> {
    for (let page = await frontier.next(signal); page; page = await frontier.next(signal)) {
      const { url, depth, redirects, visited: again, row } = page;
      tally.begin(url);
      // A host may be waited for, longer than a run that stops can wait.
      const visit = await abortable(visitor.visit({ url, depth, redirects, again }), signal);
      if (again) tally.endAgain(url, row, visit);
      else tally.end(url, visit);
      await frontier.add(page, visit, signal);
    }
  }

  /** What the visitor tells beside its visits, and how far the crawl is. */
  private async hear(run: HeldRun, tally: CrawlTally): Promise<void> {
    const { slowed, robots } = await abortable(run.visitor.news(), run.signal);
    tally.slowed = slowed ?? undefined;
    await this.robots.keep(run.crawl._id, robots);
    await this.tell(run, tally);
  }

  private async tell({ lease, report, crawl }: HeldRun, tally: CrawlTally): Promise<void> {
    const progress = tally.progress();
    const { found, visited, targets } = progress;
    await lease.update({ progress });
    const pages = Math.max(visited, Math.min(found, crawl.options.pageLimit));
    const { asked, total } = targets ?? { asked: 0, total: 0 };
    await report({ done: visited + asked, total: pages + total });
  }

  private async found(id: string | Types.ObjectId): Promise<CrawlRecord> {
    const crawl = await this.crawls.find(id);
    if (crawl) return crawl;
    throw notFound();
  }
}
