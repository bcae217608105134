import { EventEmitter } from 'node:events';
import type { PgPool } from 'bullmq';
import { WORKER_TIMES } from '../../queues/queue-settings';

/** Only of queues in which a job runs: while none does, nothing is written. */
const PUT_BACK_STALLED = `
  SELECT move_stalled_jobs_to_wait(queue, most_stalls, $3, 0)
    FROM unnest($1::text[], $2::integer[]) AS watched (queue, most_stalls)
   WHERE EXISTS (SELECT FROM job WHERE job.queue = watched.queue AND state = 'active')`;

/**
 * Puts jobs that have lost their worker back into their queues, which wakes a worker: one look for all queues of this
 * process, in place of one by each worker.
 */
export class StalledJobs extends EventEmitter<{ error: [Error] }> {
  readonly name = 'stalled jobs';
  private readonly mostStalls = new Map<string, number>();
  private timer?: NodeJS.Timeout;

  constructor(private readonly pool: PgPool) {
    super();
  }

  /** From now on, and at once: a dead process may have left some. */
  watch(queue: string, mostStalls: number): void {
    this.mostStalls.set(queue, mostStalls);
    this.lookAfter(0);
  }

  stop(): void {
    this.mostStalls.clear();
    clearTimeout(this.timer);
  }

  private lookAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), ms);
  }

  private async look(): Promise<void> {
    const [queues, mostStalls] = [[...this.mostStalls.keys()], [...this.mostStalls.values()]];
    try {
      await this.pool.query(PUT_BACK_STALLED, [queues, mostStalls, Date.now()]);
    } catch (error) {
      if (this.mostStalls.size > 0) this.emit('error', error as Error);
    }
    if (this.mostStalls.size > 0) this.lookAfter(WORKER_TIMES.stalledInterval);
  }
}
