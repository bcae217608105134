import { setTimeout as wait } from 'node:timers/promises';

/** What was opened, from the first to be closed to the last: requests may still need the worker, and all the stores. */
const ORDER = ['api', 'worker', 'queue', 'database'] as const;
type Part = (typeof ORDER)[number];

/**
 * A request that waits for a long job must not keep the job from going back to the queue. The database is waited for:
 * to exit over its running write would block the process for ever.
 */
const PATIENCE_MS: Record<Exclude<Part, 'database'>, number> = { api: 3_500, worker: 4_000, queue: 1_000 };

/** Closes in order what a process has opened, each part within its time. */
export class Closing {
  private readonly parts = new Map<Part, () => Promise<void>>();

  add(part: Part, close: () => Promise<void>): void {
    this.parts.set(part, close);
  }

  async run(): Promise<void> {
    for (const part of ORDER) {
      const close = this.parts.get(part);
      this.parts.delete(part);
      if (!close) continue;
      const closed = close().catch(() => undefined);
      await (part === 'database' ? closed : Promise.race([closed, wait(PATIENCE_MS[part])]));
    }
  }
}
