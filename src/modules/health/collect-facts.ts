import type { Connection } from 'mongoose';
import type { Mailer } from '../../core/mail/mailer';
import type { HealthFacts, Probed } from '../../domain/health/health-facts';
import type { QueueConnection } from '../../queues/queue-connection';
import { ownDisks } from './own-disks';
import { probeDatabase, probeFiles, probeQueue } from './probe-stores';
import type { ProcessReportsRepository } from './process-reports.repository';
import type { ScheduleRunsRepository } from './schedule-runs.repository';
import { reasonOf } from '../../core/errors/reason-of';
import { CHECK_TIMEOUT_MS } from '../../core/observability/health.service';
import { inTime } from '../../core/process/in-time';

/** What is asked for the facts. It needs no application: the command asks with parts of its own. */
export interface HealthSources {
  database: Connection;
  /** None where it is embedded in another process. */
  queue?: QueueConnection;
  mailer: Pick<Mailer, 'isOn' | 'verify'>;
  reports: ProcessReportsRepository;
  runs: ScheduleRunsRepository;
  dataDir?: string;
  pendingMigrations: (connection: Connection) => Promise<string[]>;
}

/** Asks all at the same time, so that it takes as long as the slowest, which is two seconds at most. */
export async function collectFacts(
  sources: HealthSources,
  { verifyMail }: { verifyMail: boolean },
): Promise<HealthFacts> {
  const { database: connection, queue: queueConnection, mailer, reports, runs } = sources;
  const now = new Date();
  const [database, files, queue, pending, processes, schedules, verified, disks] = await Promise.all([
    probe(() => probeDatabase(connection)),
    probe(() => probeFiles(connection)),
    queueConnection && probe(() => probeQueue(queueConnection)),
    probe(() => sources.pendingMigrations(connection)),
    probe(() => reports.list(now)),
    probe(() => runs.list()),
    mailer.isOn && verifyMail ? probe(() => mailer.verify().then(() => true as const)) : undefined,
    ownDisks(sources.dataDir),
  ]);
  const mail = { configured: mailer.isOn, verified };
  return {
    now,
    database,
    files,
    queue,
    pending,
    processes,
    schedules,
    mail,
    node: process.versions.node,
    disks,
  };
}

/** What a check finds, or why not, in two seconds at most. */
function probe<Found>(check: () => Promise<Found>): Promise<Probed<Found>> {
  const answer = Promise.resolve()
    .then(check)
    .then(
      (found): Probed<Found> => ({ found }),
      (error: unknown): Probed<Found> => ({ failure: 'refused', reason: reasonOf(error) }),
    );
  return inTime(answer, CHECK_TIMEOUT_MS, { failure: 'late', reason: 'late' } as const);
}
