import { Injectable } from '@nestjs/common';
import { MAX_TARGETS } from '../../../contracts/scraper/crawl-targets';
import { isPassing } from '../../../domain/scraper/passing';
import { CrawlPagesRepository } from '../crawl-pages.repository';
import type { CrawlRecord } from '../crawls.schema';
import { abortable, allOf } from '../run/abortable';
import type { CrawlLease } from '../run/crawl-lease';
import type { CrawlTally } from '../run/crawl-tally';
import type { SiteVisitor } from '../run/site-visitor';
import { CrawlTargetsRepository, type FoundTarget, type OpenTarget } from './crawl-targets.repository';
import { findTargets } from './found-targets';
import { HostTurns } from './host-turns';

/** Hosts that are asked at a time; each of them once a second. */
const LANES = 10;

type Counts = NonNullable<CrawlRecord['targets']>;

/** The run of a crawl whose pages are visited. */
export interface TargetsRun {
  crawl: CrawlRecord;
  visitor: Pick<SiteVisitor, 'ask' | 'calm'>;
  signal: AbortSignal;
  lease: CrawlLease<CrawlRecord>;
  tally: CrawlTally;
}

/**
 * Asks what the pages of a crawl point at. Its list is made once; each answer is written when it comes, so that the run
 * that comes after a killed one asks again only what was on its way.
 */
@Injectable()
export class CrawlTargetsRunService {
  constructor(
    private readonly pages: CrawlPagesRepository,
    private readonly targets: CrawlTargetsRepository,
  ) {}

  async run(run: TargetsRun): Promise<void> {
    const { crawl, tally, visitor } = run;
    tally.part = 'targets';
    const counts = crawl.targets ?? (await this.list(run));
    await this.tell(run, counts);
    await this.askAll(run, await this.targets.listOpen(crawl._id));
    if (!counts.named) await this.addNamed(run, counts);
    await this.askAll(run, await this.targets.listOpen(crawl._id));
    const away = await this.targets.listOpen(crawl._id, true);
    if (away.length === 0) return;
    await visitor.calm();
    await this.askAll(run, away);
  }

  private async tell({ crawl, tally }: TargetsRun, { total, leftOut }: Counts): Promise<void> {
    tally.targets = { total, leftOut, asked: await this.targets.countAsked(crawl._id) };
  }

  /** Of what style sheets name as much as there is room for; a second time it changes nothing. */
  private async addNamed(run: TargetsRun, { total, leftOut }: Counts): Promise<void> {
    const { crawl, lease } = run;
    const named = new Map<string, FoundTarget>();
    for (const { names = [], pages, foundOn } of await this.targets.listNaming(crawl._id))
      for (const [kind, url] of names) if (!named.has(url)) named.set(url, { url, kind, pages, foundOn });
    const known = await this.targets.knownOf(crawl._id, [...named.keys()]);
    const fresh = [...named.values()].filter(({ url }) => !known.has(url));
    const taken = fresh.slice(0, Math.max(0, MAX_TARGETS - total));
    await lease.hold();
    await this.targets.add(crawl._id, taken);
    const counts = {
      total: await this.targets.count(crawl._id),
      leftOut: leftOut + fresh.length - taken.length,
      named: true,
    };
    await lease.update({ targets: counts });
    await this.tell(run, counts);
  }

  private async list({ crawl, lease }: TargetsRun): Promise<Counts> {
    const check = () => lease.goOn();
    const records = this.pages.streamLinks(crawl._id, ['links', 'resources']);
    const { ignorePaths } = crawl.options;
    const { targets, leftOut } = await findTargets(records, check, { ignorePaths });
    await check();
    await this.targets.add(crawl._id, targets);
    const counts = { total: targets.length, leftOut };
    await lease.update({ targets: counts });
    return counts;
  }

  private async askAll(run: TargetsRun, open: readonly OpenTarget[]): Promise<void> {
    const turns = new HostTurns(open, ({ url }) => new URL(url).host);
    const lanes = Array.from({ length: LANES }, () =>
      this.lane(run, turns).catch((error: unknown) => {
        turns.end();
        throw error;
      }),
    );
    await allOf(lanes);
  }

  private async lane(run: TargetsRun, turns: HostTurns<OpenTarget>): Promise<void> {
    const { visitor, signal, lease, tally } = run;
    for (let target = await turns.next(signal); target; target = await turns.next(signal)) {
      const { url, kind, again = false } = target;
      tally.begin(url);
      const answer = await abortable(visitor.ask({ url, kind, again }), signal);
      tally.leave(url);
      turns.done(target);
      await lease.hold();
      await this.targets.keep(target, answer, !again && isPassing(answer));
      if (!again && tally.targets) tally.targets.asked++;
    }
  }
}
