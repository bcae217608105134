import { EventEmitter, once } from 'node:events';
import type { Types } from 'mongoose';
import { isPassing } from '../../../domain/scraper/passing';
import type { CrawlPagesRepository, VisitedPage } from '../crawl-pages.repository';
import type { FoundAddress, PageRecord } from '../crawl-pages.schema';
import type { CrawlLease } from './crawl-lease';
import type { CrawlTally } from './crawl-tally';
import { clicksOf } from './found-depth';
import { FrontierLine, lineInTurn } from './frontier-line';
import { keptBytes, type Visit } from './site-visitor';

/**
 * Addresses that are read ahead, and the part of them that is left when the next ones are read: nobody waits for them. Of
 * what a sitemap names few, while links may still lead there.
 */
const AHEAD = 500;
const LISTED_AHEAD = 4;
const READ_AT = 0.2;
/** Visits are written together: so many, or those of so many milliseconds. */
const WRITE_AT = 50;
const WRITE_AFTER_MS = 250;
/** Visits that may wait to be written; a faster crawl waits for the database. */
const MOST_UNWRITTEN = 200;

interface FrontierParts {
  crawl: Types.ObjectId;
  pages: CrawlPagesRepository;
  lease: Pick<CrawlLease, 'hold'>;
  tally: CrawlTally;
  /** Pages that may still be visited, addresses that may still be added, and bytes of pages where they are counted. */
  room: { visits: number; addresses: number; bytes?: number };
}

/**
 * What is still to be visited, as the database has it, and the visits on their way there. An address that was given out
 * and whose visit was not written when the run died is given out again, by the next run.
 */
export class Frontier {
  /** What links lead to, and what a sitemap alone does. */
  private readonly linked = new FrontierLine();
  private readonly listed = new FrontierLine();
  /** Read to be given out and not written yet, with their lines. */
  private readonly open = new Map<string, FrontierLine>();
  private readonly visits: VisitedPage[] = [];
  private readonly found: FoundAddress[] = [];
  private readonly events = new EventEmitter().setMaxListeners(100);
  private working = Promise.resolve();
  private failure?: Error;
  private timer?: NodeJS.Timeout;

  constructor(private readonly parts: FrontierParts) {}

  /** The next address; null when there is none and none will come. */
  async next(signal: AbortSignal): Promise<PageRecord | null> {
    for (;;) {
      signal.throwIfAborted();
      this.assertWorks();
      if (this.isFull()) return null;
      const line = lineInTurn(this.linked, this.listed);
      const page = line?.queue.shift();
      if (line && page) {
        this.parts.room.visits--;
        line.given++;
        if (line.queue.length < READ_AT * this.aheadOf(line)) void this.refill(line);
        return page;
      }
      if (line) {
        await this.refill(line);
        continue;
      }
      if (this.open.size === 0) return null;
      if (this.visits.length > 0) await this.write();
      else await once(this.events, 'change', { signal });
    }
  }

  /** Whether as much is kept as may be: no address is given out any more. */
  get isOutOfBytes(): boolean {
    const { bytes = 1 } = this.parts.room;
    return bytes <= 0;
  }

  /** Gives out pages that were visited, first of all. */
  giveAgain(pages: readonly PageRecord[]): void {
    this.linked.queue = [...pages, ...this.linked.queue];
    for (const page of pages) this.opened(page, this.linked);
    this.parts.room.visits += pages.length;
  }

  /** Takes a visit over; waits where the database is behind. */
  async add(page: PageRecord, visit: Visit, signal: AbortSignal): Promise<void> {
    const { row, facts, signature, links, resources, places, packed, found } = visit;
    const isSecond = page.visited;
    const again = !isSecond && isPassing(row);
    const brought = { row, facts, signature, links, resources, places, packed };
    this.visits.push({ id: page._id, ...brought, again, isSecond });
    this.countBytes(visit);
    this.found.push(...found);
    // What must not be fetched was not.
    if (row.skipped !== null) this.parts.room.visits++;
    this.events.emit('change');
    if (this.visits.length >= WRITE_AT) void this.write().catch(() => undefined);
    else this.timer ??= setTimeout(() => void this.write().catch(() => undefined), WRITE_AFTER_MS);
    while (this.visits.length > MOST_UNWRITTEN) {
      signal.throwIfAborted();
      await this.write();
    }
  }

  /** Writes what there is. */
  async write(): Promise<void> {
    await this.oneByOne(() => this.writeNow());
  }

  /** Ends the run: whoever waits for an address that will not come is told why. */
  fail(error: unknown): void {
    this.failure ??= error instanceof Error ? error : new Error(String(error));
    this.events.emit('change');
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async writeNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const visits = this.visits.splice(0);
    const found = this.found.splice(0);
    if (visits.length === 0) return;
    const { crawl, pages, lease, tally, room } = this.parts;
    await lease.hold();
    const taken = found.slice(0, Math.max(0, room.addresses));
    const beyond = found.slice(taken.length).map(({ url }) => url);
    const added = await pages.addToFrontier(crawl, taken);
    room.addresses -= added;
    const isAnyLinked = added < found.length && (await pages.linkKnown(crawl, found));
    if (added > 0 || isAnyLinked) this.linked.hasMore = true;
    if (added > 0 && taken.some(({ depth }) => clicksOf(depth) === null)) this.listed.hasMore = true;
    // Those beyond the room are told, not kept.
    const known = beyond.length > 0 ? await pages.countKnown(crawl, beyond) : 0;
    tally.addFound(added + beyond.length - known);
    await pages.keep(crawl, visits);
    tally.addVisited(newlyVisited(visits));
    for (const { id } of visits) this.closed(id.toHexString());
    this.events.emit('change');
  }

  private opened({ _id }: PageRecord, line: FrontierLine): void {
    this.open.set(_id.toHexString(), line);
    line.open++;
  }

  private closed(id: string): void {
    const line = this.open.get(id);
    if (line) line.open--;
    this.open.delete(id);
  }

  /** What fails fails the run: `next` tells it. */
  private async refill(line: FrontierLine): Promise<void> {
    if (!line.hasMore) return;
    line.reading ??= this.oneByOne(() => this.readNext(line))
      .catch(() => undefined)
      .finally(() => {
        line.reading = undefined;
      });
    await line.reading;
  }

  private async readNext(line: FrontierLine): Promise<void> {
    const limit = this.aheadOf(line) + line.open;
    const next = await this.parts.pages.next(this.parts.crawl, limit, line === this.linked);
    line.hasMore = next.length === limit;
    for (const page of next) {
      if (this.open.has(page._id.toHexString())) continue;
      this.opened(page, line);
      line.queue.push(page);
    }
  }

  private aheadOf(line: FrontierLine): number {
    return line === this.linked || this.linked.isUsedUp ? AHEAD : LISTED_AHEAD;
  }

  /** The database is asked for one thing at a time; what fails fails the run. */
  private oneByOne(work: () => Promise<void>): Promise<void> {
    const done = this.working.then(work);
    this.working = done.catch((error: unknown) => {
      this.fail(error);
    });
    return done;
  }

  private isFull(): boolean {
    return this.parts.room.visits <= 0 || this.isOutOfBytes;
  }

  /** Of a second visit, too: what it takes the place of is some hundred bytes. */
  private countBytes(visit: Visit): void {
    const { room, tally } = this.parts;
    if (room.bytes === undefined) return;
    const bytes = keptBytes(visit);
    room.bytes -= bytes;
    tally.addBytes(bytes);
  }

  private assertWorks(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

/** Without those that robots.txt forbids, and without what was visited before. */
function newlyVisited(visits: readonly VisitedPage[]): number {
  return visits.reduce((sum, { row, isSecond }) => {
    const isVisit = row.skipped === null;
    if (isSecond) return isVisit ? sum : sum - 1;
    return isVisit ? sum + 1 : sum;
  }, 0);
}
