import { EventEmitter, once } from 'node:events';
import type { Types } from 'mongoose';
import { isPassing } from '../../../domain/crawl/passing';
import type { CrawlPagesRepository, VisitedPage } from '../crawl-pages.repository';
import type { FoundAddress, PageRecord } from '../crawl-pages.schema';
import type { CrawlLease } from './crawl-lease';
import type { CrawlTally } from './crawl-tally';
import { keptBytes, type Visit } from './site-visitor';

/** Addresses that are read ahead, and how many are left when the next ones are read: nobody waits for them. */
const AHEAD = 500;
const READ_AT = 100;
/** Visits are written together: so many, or those of so many milliseconds. */
const WRITE_AT = 50;
const WRITE_AFTER_MS = 250;
/** Visits that may wait to be written; a faster crawl waits for the database. */
const MOST_UNWRITTEN = 200;

interface FrontierParts {
  crawl: Types.ObjectId;
  pages: CrawlPagesRepository;
  lease: Pick<CrawlLease, 'assertHeld'>;
  tally: CrawlTally;
  /** Pages that may still be visited, addresses that may still be added, and bytes of pages where they are counted. */
  room: { visits: number; addresses: number; bytes?: number };
}

/**
 * What is still to be visited, as the database has it, and the visits on their way there. An address that was given out
 * and whose visit was not written when the run died is given out again, by the next run.
 */
export class Frontier {
  private queue: PageRecord[] = [];
  /** Given out, and not written yet. */
  private readonly open = new Set<string>();
  private readonly visits: VisitedPage[] = [];
  private readonly found: FoundAddress[] = [];
  private readonly events = new EventEmitter().setMaxListeners(100);
  private working = Promise.resolve();
  /** Whether the database may hold more than what is given out. */
  private hasMore = true;
  private reading?: Promise<void>;
  private failure?: Error;
  private timer?: NodeJS.Timeout;

  constructor(private readonly parts: FrontierParts) {}

  /** The next address; null when there is none and none will come. */
  async next(signal: AbortSignal): Promise<PageRecord | null> {
    for (;;) {
      signal.throwIfAborted();
      this.assertWorks();
      if (this.isFull()) return null;
      const page = this.queue.shift();
      if (page) {
        this.parts.room.visits--;
        if (this.queue.length < READ_AT) void this.refill();
        return page;
      }
      if (this.hasMore) {
        await this.refill();
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
    this.queue = [...pages, ...this.queue];
    for (const { _id } of pages) this.open.add(_id.toHexString());
    this.parts.room.visits += pages.length;
  }

  /** Takes a visit over; waits where the database is behind. */
  async add(page: PageRecord, visit: Visit, signal: AbortSignal): Promise<void> {
    const { row, facts, signature, links, resources, packed, found } = visit;
    const isSecond = page.visited;
    const again = !isSecond && isPassing(row);
    this.visits.push({ id: page._id, row, facts, signature, links, resources, packed, again, isSecond });
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
    lease.assertHeld();
    const taken = found.slice(0, Math.max(0, room.addresses));
    const added = await pages.addToFrontier(crawl, taken);
    room.addresses -= added;
    if (added > 0) this.hasMore = true;
    // Those beyond the room are told, not kept.
    tally.addFound(added + found.length - taken.length);
    await pages.keep(crawl, visits);
    tally.addVisited(newlyVisited(visits));
    for (const { id } of visits) this.open.delete(id.toHexString());
    this.events.emit('change');
  }

  /** What fails fails the run: `next` tells it. */
  private async refill(): Promise<void> {
    if (!this.hasMore) return;
    this.reading ??= this.oneByOne(() => this.readNext())
      .catch(() => undefined)
      .finally(() => {
        this.reading = undefined;
      });
    await this.reading;
  }

  private async readNext(): Promise<void> {
    const limit = AHEAD + this.open.size;
    const next = await this.parts.pages.next(this.parts.crawl, limit);
    this.hasMore = next.length === limit;
    for (const page of next) {
      const id = page._id.toHexString();
      if (this.open.has(id)) continue;
      this.open.add(id);
      this.queue.push(page);
    }
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
