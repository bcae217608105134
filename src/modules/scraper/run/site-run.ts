import { setMaxListeners } from 'node:events';
import type { Types } from 'mongoose';
import type { JobView } from '../../../contracts/jobs/jobs';
import type { CrawlPagesRepository } from '../crawl-pages.repository';
import type { CrawlRobotsRepository } from '../crawl-robots.repository';
import { abortable, allOf } from './abortable';
import { CrawlLease, type RunStates } from './crawl-lease';
import { seed } from './crawl-seeds';
import { CrawlTally } from './crawl-tally';
import { Frontier } from './frontier';
import type { RunProgress, RunState } from './run-state';
import type { SiteOpening, SiteVisitor } from './site-visitor';

const PROGRESS_EVERY_MS = 500;
/** Addresses that are kept of a site, as a multiple of the pages that may be visited: what is beyond is only counted. */
const KEPT_PER_PAGE = 2;
const KEPT_AT_LEAST = 1_000;
/** Each lane waits on the signal, twice at most. */
const MOST_LISTENERS = 64;

/** A run that holds its document. */
export interface HeldRun<State extends RunState> {
  state: State;
  lease: CrawlLease<State>;
  visitor: SiteVisitor;
  signal: AbortSignal;
  report: (progress: JobView['progress']) => Promise<void>;
}

export interface SiteRunParts {
  pages: CrawlPagesRepository;
  robots: CrawlRobotsRepository;
  /** Bytes that may be kept of its pages; they are counted where it is given. */
  bytes?: number;
  /** What follows when all is visited, before the visitor's last news are heard. */
  afterPages?: (tally: CrawlTally) => Promise<void>;
}

/** Waits for a document to be free, and does some work on it; the signal of that also fires when another run has it. */
export async function holding<State extends RunState, Result>(
  states: RunStates<State>,
  { id, signal }: { id: Types.ObjectId; signal: AbortSignal },
  work: (lease: CrawlLease<State>, either: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lease = await CrawlLease.take(states, id, signal);
  try {
    const either = AbortSignal.any([signal, lease.signal]);
    setMaxListeners(MOST_LISTENERS, either);
    return await work(lease, either);
  } finally {
    await lease.release().catch(() => undefined);
  }
}

/**
 * Visits what there is to visit of a site, for whatever purpose. All that a run knows is in the database, a quarter of a
 * second late at most: the run that comes after a killed one visits what the frontier holds, and again only what was on
 * its way.
 */
export class SiteRun {
  private readonly kept: number;

  constructor(
    private readonly run: HeldRun<RunState>,
    private readonly parts: SiteRunParts,
  ) {
    this.kept = run.state.options.pageLimit * KEPT_PER_PAGE + KEPT_AT_LEAST;
  }

  async visitSite(): Promise<RunProgress> {
    const { visitor, state } = this.run;
    const { pages } = this.parts;
    const opening = await this.open();
    let { seeded } = state;
    if (!seeded) seeded = await this.seed(opening);
    const { tally, frontier } = await this.begin();
    const hear = () => this.hear(tally);
    const telling = setInterval(() => void hear().catch(() => undefined), PROGRESS_EVERY_MS);
    try {
      for (;;) {
        await this.visitAll(frontier, tally);
        const away = await pages.listAgain(state._id);
        if (away.length === 0 || frontier.isOutOfBytes) break;
        await visitor.calm();
        if (!seeded) seeded = await this.seed(await this.open(true));
        frontier.giveAgain(away);
      }
      await this.parts.afterPages?.(tally);
      await hear();
      tally.slowed = undefined;
    } finally {
      clearInterval(telling);
      // A run that stops keeps what it has fetched, so that the next one need not fetch it again.
      await frontier.write().finally(() => {
        frontier.close();
      });
      await this.tell(tally);
    }
    return tally.progress();
  }

  /** As the site was when the run before this one left it. */
  private async open(again = false): Promise<SiteOpening> {
    const { state, visitor, signal } = this.run;
    const { options } = state;
    const robots = await this.parts.robots.list(state._id);
    const queries = options.queries ? await this.parts.pages.listQueries(state._id) : [];
    return abortable(visitor.open({ options, robots, queries, ...(again && { again }) }), signal);
  }

  private async begin(): Promise<{ tally: CrawlTally; frontier: Frontier }> {
    const { state, lease } = this.run;
    const { pages, bytes } = this.parts;
    const [found, visited] = await Promise.all([pages.countFound(state._id), pages.countVisited(state._id)]);
    const tally = new CrawlTally(state.progress, found, visited);
    const room = {
      visits: state.options.pageLimit - visited,
      addresses: Math.max(0, this.kept - found),
      ...(bytes !== undefined && { bytes: bytes - (state.progress.bytes ?? 0) }),
    };
    return { tally, frontier: new Frontier({ crawl: state._id, pages, lease, tally, room }) };
  }

  /** Whether that was all: of a site that can't be reached the sitemaps are still to come. */
  private async seed(opening: SiteOpening): Promise<boolean> {
    const { state, visitor, signal, lease } = this.run;
    const { pages } = this.parts;
    // A sitemap leaves room for what links lead to.
    const room = state.options.sitemapUrl === undefined ? this.kept / 2 : this.kept;
    const read = await seed({ crawl: state, pages, visitor, signal, room }, opening);
    const seeded = !opening.unreached;
    await lease.update({ seeded, sitemaps: read });
    return seeded;
  }

  private async visitAll(frontier: Frontier, tally: CrawlTally): Promise<void> {
    const lanes = Array.from({ length: this.run.state.options.concurrency }, () =>
      this.lane(frontier, tally).catch((error: unknown) => {
        frontier.fail(error);
        throw error;
      }),
    );
    await allOf(lanes);
  }

  private async lane(frontier: Frontier, tally: CrawlTally): Promise<void> {
    const { visitor, signal } = this.run;
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

  /** What the visitor tells beside its visits, and how far the run is. */
  private async hear(tally: CrawlTally): Promise<void> {
    const { visitor, signal, state } = this.run;
    const { slowed, robots } = await abortable(visitor.news(), signal);
    tally.slowed = slowed ?? undefined;
    await this.parts.robots.keep(state._id, robots);
    await this.tell(tally);
  }

  private async tell(tally: CrawlTally): Promise<void> {
    const { lease, report, state } = this.run;
    const progress = tally.progress();
    const { found, visited, targets } = progress;
    await lease.update({ progress });
    const pages = Math.max(visited, Math.min(found, state.options.pageLimit));
    const { asked, total } = targets ?? { asked: 0, total: 0 };
    await report({ done: visited + asked, total: pages + total });
  }
}
