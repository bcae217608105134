import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { isDiskFull } from '../../core/disk/disk-full';
import { ForwardingWatch } from '../../core/http/forwarding-watch';
import { Mailer } from '../../core/mail/mailer';
import { HealthService } from '../../core/observability/health.service';
import { isModelThere } from '../../core/meaning/model-folder';
import { LogLimit } from '../../core/observability/log-limit';
import { release } from '../../core/process/release';
import type { ProcessReport } from '../../domain/health/health-facts';
import { HEALTH_PROCESS, type HealthProcessOptions } from './health-process';
import { ownDisks } from './own-disks';
import { ProcessReportsRepository } from './process-reports.repository';

/** Four of them may be missed before a process counts as gone. */
const EVERY_MS = 15_000;

/** Tells again and again that this process runs, and how it is. */
@Injectable()
export class ProcessReporter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Health');
  private readonly limit = new LogLimit();
  private readonly id = randomUUID();
  private readonly startedAt = new Date();
  private timer?: NodeJS.Timeout;
  private reporting?: Promise<void>;

  constructor(
    private readonly reports: ProcessReportsRepository,
    private readonly health: HealthService,
    private readonly mailer: Mailer,
    private readonly forwarding: ForwardingWatch,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(HEALTH_PROCESS) private readonly process: HealthProcessOptions,
  ) {}

  onApplicationBootstrap(): void {
    this.report();
    this.timer = setInterval(() => this.report(), EVERY_MS).unref();
  }

  /** One that stops in order is not missed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.reporting;
    await this.reports.remove(this.id).catch(() => undefined);
  }

  /** What is to be told of this process now. */
  async current(): Promise<ProcessReport> {
    const { meaning, llm, trustProxy } = this.environment;
    const [{ checks, wayOut }, disks, isThere] = await Promise.all([
      this.health.readiness(),
      ownDisks(this.process.dataDir),
      isModelThere(),
    ]);
    return {
      id: this.id,
      kind: this.process.kind,
      host: hostname(),
      pid: process.pid,
      version: release(),
      node: process.versions.node,
      startedAt: this.startedAt,
      seenAt: new Date(),
      wayOut,
      queue: checks.queue ?? 'up',
      disks,
      mail: this.mailer.outcomes,
      meaning: !meaning ? 'off' : llm?.embeddingsModel ? 'server' : isThere ? 'on' : 'missing',
      trustsProxy: trustProxy !== false,
      unheeded: this.forwarding.unheeded,
    };
  }

  /** One that takes longer than the time between two is not joined by the next. */
  private report(): void {
    this.reporting ??= this.write().finally(() => (this.reporting = undefined));
  }

  private async write(): Promise<void> {
    try {
      await this.reports.save(await this.current());
    } catch (err) {
      // The disk tells of itself.
      if (!isDiskFull(err) && this.limit.take() !== null)
        this.logger.warn({ err }, 'This process could not report that it runs');
    }
  }
}
