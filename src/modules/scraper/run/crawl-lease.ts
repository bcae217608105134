import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { LEASE_MS } from '../../../core/database/leased-documents';
import type { RunState } from './run-state';

const RENEW_MS = LEASE_MS / 5;
const RETRY_MS = 500;

/** Where the runs of a kind are kept. */
export interface RunStates<State extends RunState> {
  take(id: Types.ObjectId, runner: string, now: Date): Promise<boolean>;
  update(id: Types.ObjectId, runner: string, change: Partial<State>): Promise<boolean>;
  letGo(id: Types.ObjectId, runner: string): Promise<void>;
}

/**
 * The right to crawl: of two runs of one crawl the second waits until the first has ended or has not been heard of for
 * LEASE_MS. A run whose right is in doubt fetches and writes nothing more.
 */
export class CrawlLease<State extends RunState = RunState> {
  readonly runner = randomUUID();
  private readonly lost = new AbortController();
  private renewal?: NodeJS.Timeout;
  private validUntil = 0;

  private constructor(
    private readonly crawls: RunStates<State>,
    private readonly id: Types.ObjectId,
    private readonly stop: AbortSignal,
  ) {}

  /** Waits for the crawl to be free; `signal` stops the run. */
  static async take<State extends RunState>(
    crawls: RunStates<State>,
    id: Types.ObjectId,
    signal: AbortSignal,
  ): Promise<CrawlLease<State>> {
    const lease = new CrawlLease(crawls, id, signal);
    while (!(await lease.renew())) await wait(RETRY_MS, undefined, { signal });
    lease.renewal = setInterval(() => void lease.keep(), RENEW_MS);
    return lease;
  }

  /** Fires when another run may have the crawl. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  /** Writes to the crawl; throws where this run no longer has it. */
  async update(change: Partial<State>): Promise<void> {
    if (!(await this.crawls.update(this.id, this.runner, change))) this.lose();
    // What this run could write is still its own, however long its process stood still.
    else if (this.isOverdue() && !(await this.renew())) this.lose();
    this.signal.throwIfAborted();
  }

  /** Throws where this run no longer has the crawl; what nobody took while its process stood still is still its own. */
  async hold(): Promise<void> {
    if (this.isOverdue()) await this.update({ runner: this.runner } as Partial<State>);
    this.signal.throwIfAborted();
  }

  /** Throws where this run no longer has the crawl, or is to stop. */
  async goOn(): Promise<void> {
    this.stop.throwIfAborted();
    await this.hold();
  }

  async release(): Promise<void> {
    clearInterval(this.renewal);
    await this.crawls.letGo(this.id, this.runner);
  }

  private isOverdue(): boolean {
    return Date.now() > this.validUntil;
  }

  private async renew(): Promise<boolean> {
    const now = new Date();
    const taken = await this.crawls.take(this.id, this.runner, now);
    if (taken) this.validUntil = now.getTime() + LEASE_MS;
    return taken;
  }

  /** A database that does not answer now may answer before the lease ends. */
  private async keep(): Promise<void> {
    const kept = await this.renew().catch(() => undefined);
    if (kept === false) this.lose();
  }

  private lose(): void {
    this.lost.abort(new Error('Another run has the crawl.'));
  }
}
