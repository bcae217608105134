import type { Schedule } from './schedule';

/** When each schedule was done last, as it is kept. */
type LastRuns = readonly { name: string; finishedAt?: Date; failedAt?: Date }[];

/**
 * Runs schedules one after the other, each when it is due: between two of them nobody asks for anything. For a process that
 * shares them with no other one.
 */
export class DueTimes {
  private readonly dueAt = new Map<Schedule, number>();
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  /** One that was never done, or should have been while nobody was there, is due at once. */
  constructor(
    schedules: readonly Schedule[],
    lastRuns: LastRuns,
    private readonly run: (schedule: Schedule) => Promise<void>,
  ) {
    for (const schedule of schedules) {
      const last = lastRuns.find(({ name }) => name === schedule.name);
      const ended = Math.max(last?.finishedAt?.getTime() ?? 0, last?.failedAt?.getTime() ?? 0);
      this.dueAt.set(schedule, Math.min(ended, Date.now()) + schedule.every);
    }
    this.sleep();
  }

  /** Waits for the one that runs. */
  async close(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private sleep(): void {
    if (this.isStopped || this.dueAt.size === 0) return;
    const wait = Math.min(...this.dueAt.values()) - Date.now();
    const wake = () => {
      this.running = this.runDue();
    };
    this.timer = setTimeout(wake, Math.max(0, wait));
  }

  private async runDue(): Promise<void> {
    const due = [...this.dueAt].filter(([, at]) => at <= Date.now()).sort(([, a], [, b]) => a - b);
    for (const [schedule] of due) {
      if (this.isStopped) return;
      this.dueAt.set(schedule, Date.now() + schedule.every);
      await this.run(schedule);
    }
    this.sleep();
  }
}
