import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Readiness } from '../../contracts/health/health';
import { WayOut } from '../fetch/way-out';
import { inTime } from '../process/in-time';

/** Injection token of the checks beside the database's. */
export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');

/** Each resolves when the store answers and takes writes, and rejects when it does not. */
export type HealthChecks = Record<string, () => Promise<unknown>>;

/** Whoever asks has an answer in this time, whatever hangs. */
export const CHECK_TIMEOUT_MS = 2_000;

/** Whether this process can do its work. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private stopping = false;

  constructor(
    @InjectConnection() private readonly database: Connection,
    @Inject(HEALTH_CHECKS) private readonly others: HealthChecks,
    private readonly wayOut: WayOut,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** All stores answer, and no shutdown has begun. */
  async readiness(): Promise<Readiness> {
    const all: HealthChecks = { mongodb: () => this.pingDatabase(), ...this.others };
    const [wayOut, ...states] = await Promise.all([
      inTime(this.wayOut.state(), CHECK_TIMEOUT_MS, 'unknown' as const),
      ...Object.entries(all).map(async ([name, check]) => [name, await stateOf(check)] as const),
    ]);
    const ready = !this.stopping && states.every(([, state]) => state === 'up');
    return { ready, checks: Object.fromEntries(states), wayOut };
  }

  private async pingDatabase(): Promise<void> {
    if (!this.database.db) throw new Error('Not connected.');
    await this.database.db.command({ ping: 1 });
  }
}

function stateOf(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  const answer = check().then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return inTime(answer, CHECK_TIMEOUT_MS, 'down');
}
