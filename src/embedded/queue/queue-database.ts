import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { logDiskFull } from '../../core/disk/disk-full';
import { growingPauses } from '../../core/process/growing-pauses';

/** PostgreSQL's codes for a full disk and for one that fails. */
const DISK_ERRORS: readonly unknown[] = ['53100', '58030'];
const WASM_TRAP = 'RuntimeError';
/** One that was open for so long was in order: the next is opened soon. */
const IN_ORDER_MS = 60_000;

type OnNotification = (channel: string, payload: string) => void;

/**
 * The PGlite behind a queue. When its log finds no room it never answers again and holds the whole process: it is asked
 * for nothing while the disk is full, and after an error of the disk another one is opened in its place.
 */
export class QueueDatabase {
  private db?: Promise<PGlite>;
  private openedAt = 0;
  private pauses?: Generator<number, never>;
  private readonly closing = new AbortController();
  private onNotification: OnNotification = () => undefined;

  constructor(
    private readonly open: () => Promise<PGlite>,
    readonly hasRoom: () => boolean = () => true,
  ) {}

  listen(onNotification: OnNotification): void {
    this.onNotification = onNotification;
  }

  /** Waits, with growing pauses, until the disk has room. @throws when the database is closed meanwhile */
  async room(): Promise<void> {
    const pauses = growingPauses();
    while (!this.hasRoom()) {
      logDiskFull();
      await this.wait(pauses.next().value);
    }
  }

  get(): Promise<PGlite> {
    if (this.db) return this.db;
    this.db = this.openAfterPause();
    this.db.catch(() => this.giveUp());
    return this.db;
  }

  /** Whether this error ended the database that met it. */
  endsWith(error: unknown): boolean {
    const { code, name } = error as { code?: unknown; name?: unknown };
    const ended = DISK_ERRORS.includes(code) || name === WASM_TRAP;
    if (ended) this.giveUp();
    return ended;
  }

  /** Whoever waits for room gets an error. */
  stopWaiting(): void {
    this.closing.abort(new Error('The queue is closed.'));
  }

  /** On a full disk it is left as a crash would leave it: closing it would write. */
  async close(): Promise<void> {
    if (!this.hasRoom()) return;
    const db = await this.db?.catch(() => undefined);
    await db?.close();
  }

  /** It is left as it is, for the same reason. */
  private giveUp(): void {
    this.db = undefined;
    const wasInOrder = performance.now() - this.openedAt > IN_ORDER_MS;
    if (!this.pauses || wasInOrder) this.pauses = growingPauses();
  }

  private async openAfterPause(): Promise<PGlite> {
    if (this.pauses) await this.wait(this.pauses.next().value);
    this.closing.signal.throwIfAborted();
    const db = await this.open();
    this.openedAt = performance.now();
    db.onNotification((channel, payload) => this.onNotification(channel, payload));
    return db;
  }

  private async wait(ms: number): Promise<void> {
    const { signal } = this.closing;
    await wait(ms, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}
