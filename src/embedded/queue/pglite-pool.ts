import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { PgPool, PgPoolClient, PgQueryResult } from 'bullmq';
import type { QueueDatabase } from './queue-database';

/** Every queue and worker adds its own listeners, some eight for each kind of job. */
const MAX_LISTENERS = 500;
const PAUSE_WHEN_BROKEN_MS = 1_000;
/** While the disk is full nothing goes on; whoever comes after so many is refused. */
const MAX_WAITING = 1_000;

/**
 * A `pg.Pool` over PGlite, as far as BullMQ uses one. There is a single session behind it, so statements run one
 * after another, and from a client's BEGIN to its COMMIT or ROLLBACK everybody else waits. While the disk is full, all do.
 */
export class PGlitePool extends EventEmitter implements PgPool {
  /** Read by BullMQ: this session can't drop silently. */
  readonly options = { keepAlive: true };
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly clients = new Set<PGliteClient>();

  constructor(private readonly database: QueueDatabase) {
    super();
    this.setMaxListeners(MAX_LISTENERS);
    database.listen((channel, payload) => {
      for (const client of this.clients) client.emit('notification', { channel, payload });
    });
  }

  async query<Row>(text: string, params?: readonly unknown[]): Promise<PgQueryResult<Row>> {
    try {
      return await this.exclusively(() => this.run<Row>(text, params));
    } catch (error) {
      // BullMQ's workers ask again at once: a database that is closed or broken would leave nobody else a turn.
      if (!hasSqlState(error)) await wait(PAUSE_WHEN_BROKEN_MS);
      throw error;
    }
  }

  connect(): Promise<PgPoolClient> {
    const client = new PGliteClient(this, (released) => this.clients.delete(released));
    this.clients.add(client);
    return Promise.resolve(client);
  }

  async end(): Promise<void> {
    this.database.stopWaiting();
    const giveBack = await this.waitForTurn();
    await this.database.close().finally(giveBack);
  }

  /** Only for whoever has the turn. */
  async run<Row>(text: string, params: readonly unknown[] = []): Promise<PgQueryResult<Row>> {
    const db = await this.database.get();
    try {
      const result = params.length
        ? await db.query<Row>(text, [...params])
        : ((await db.exec(text)).at(-1) as { rows: Row[]; affectedRows?: number } | undefined);
      return { rows: result?.rows ?? [], rowCount: result?.affectedRows };
    } catch (error) {
      if (this.database.endsWith(error)) this.dropListeners(error);
      throw error;
    }
  }

  /** Waits for the turn and for room on the disk; the answer gives the turn back. */
  async takeTurn(): Promise<() => void> {
    if (this.waiting >= MAX_WAITING) throw new Error('Too much waits for the queue.');
    this.waiting++;
    const giveBack = await this.waitForTurn();
    this.waiting--;
    try {
      await this.database.room();
      return giveBack;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** What they listen to is gone with their session; BullMQ then listens anew. */
  private dropListeners(error: unknown): void {
    for (const client of this.clients) {
      if (client.listenerCount('error') > 0) client.emit('error', error);
    }
  }

  private async waitForTurn(): Promise<() => void> {
    const before = this.turn;
    let giveBack = (): void => undefined;
    this.turn = new Promise<void>((resolve) => (giveBack = resolve));
    await before;
    return giveBack;
  }

  private async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.takeTurn();
    try {
      return await work();
    } finally {
      giveBack();
    }
  }
}

function hasSqlState(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error;
}

class PGliteClient extends EventEmitter implements PgPoolClient {
  private endTransaction?: () => void;

  constructor(
    private readonly pool: PGlitePool,
    private readonly onRelease: (client: PGliteClient) => void,
  ) {
    super();
    this.setMaxListeners(MAX_LISTENERS);
  }

  async query<Row>(text: string, params?: readonly unknown[]): Promise<PgQueryResult<Row>> {
    const word = /^\s*(begin|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase();
    if (word === 'begin') this.endTransaction = await this.pool.takeTurn();
    if (!this.endTransaction) return this.pool.query<Row>(text, params);
    try {
      return await this.pool.run<Row>(text, params);
    } finally {
      if (word === 'commit' || word === 'rollback') this.giveTurnBack();
    }
  }

  release(): void {
    this.removeAllListeners();
    this.onRelease(this);
    if (!this.endTransaction) return;
    void this.pool.run('ROLLBACK').finally(() => {
      this.giveTurnBack();
    });
  }

  private giveTurnBack(): void {
    this.endTransaction?.();
    this.endTransaction = undefined;
  }
}
