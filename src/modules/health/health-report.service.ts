import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { HealthReport } from '../../contracts/health/health';
import { Mailer } from '../../core/mail/mailer';
import type { Probed, ProcessReport } from '../../domain/health/health-facts';
import { judgeHealth } from '../../domain/health/judge-health';
import { QUEUE_CONNECTION, type QueueConnection } from '../../queues/queue-connection';
import { collectFacts } from './collect-facts';
import { HEALTH_PROCESS, type HealthProcessOptions } from './health-process';
import { ProcessReporter } from './process-reporter.service';
import { ProcessReportsRepository } from './process-reports.repository';
import { ScheduleRunsRepository } from './schedule-runs.repository';

interface Asked {
  verifyMail: boolean;
  leadsToUpgrade: boolean;
}

/** How the whole installation is, for admins. */
@Injectable()
export class HealthReportService {
  constructor(
    @InjectConnection() private readonly database: Connection,
    @Inject(QUEUE_CONNECTION) private readonly queue: QueueConnection,
    @Inject(HEALTH_PROCESS) private readonly process: HealthProcessOptions,
    private readonly mailer: Mailer,
    private readonly reporter: ProcessReporter,
    private readonly reports: ProcessReportsRepository,
    private readonly runs: ScheduleRunsRepository,
  ) {}

  /** The mail server is asked only when somebody wants it: each time is a login there. */
  async report({ verifyMail, leadsToUpgrade }: Asked): Promise<HealthReport> {
    const { database, queue, mailer, reports, runs } = this;
    const { dataDir, pendingMigrations } = this.process;
    const sources = { database, queue, mailer, reports, runs, dataDir, pendingMigrations };
    const [own, facts] = await Promise.all([this.reporter.current(), collectFacts(sources, { verifyMail })]);
    return judgeHealth({ ...facts, leadsToUpgrade, processes: withOwn(facts.processes, own) });
  }
}

/** What this process knows counts as it is now, not as it was last told. */
function withOwn(processes: Probed<ProcessReport[]>, own: ProcessReport): Probed<ProcessReport[]> {
  if (!('found' in processes)) return processes;
  return { found: [...processes.found.filter(({ id }) => id !== own.id), own] };
}
