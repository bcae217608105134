import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** Injection token of the checks beside the database's. */
export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');

/** Each resolves when the store answers and rejects when it does not. */
export type HealthChecks = Record<string, () => Promise<unknown>>;

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'up' | 'down'>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Whether this process can do its work. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private stopping = false;

  constructor(
    @InjectConnection() private readonly database: Connection,
    @Inject(HEALTH_CHECKS) private readonly others: HealthChecks,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** All stores answer, and no shutdown has begun. */
  async readiness(): Promise<Readiness> {
    const all: HealthChecks = { mongodb: () => this.pingDatabase(), ...this.others };
    const states = await Promise.all(
      Object.entries(all).map(async ([name, check]) => [name, await stateOf(check)] as const),
    );
    const ready = !this.stopping && states.every(([, state]) => state === 'up');
    return { ready, checks: Object.fromEntries(states) };
  }

  private async pingDatabase(): Promise<void> {
    if (!this.database.db) throw new Error('Not connected.');
    await this.database.db.command({ ping: 1 });
  }
}

async function stateOf(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  const patience = new AbortController();
  const late = wait(CHECK_TIMEOUT_MS, 'down' as const, { signal: patience.signal }).catch(
    () => 'down' as const,
  );
  const answer = check().then(
    () => 'up' as const,
    () => 'down' as const,
  );
  const state = await Promise.race([answer, late]);
  patience.abort();
  return state;
}
