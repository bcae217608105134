import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Environment } from '../../config/environment';
import { HEALTH_CHECKS, type HealthChecks, HealthService } from './health.service';
import { loggingParams } from './logging';
import { ManagementServer } from './management-server';

/** Logs, health and metrics of one process, API or worker. */
@Global()
@Module({})
export class ObservabilityModule {
  static forRoot(environment: Environment, checks: HealthChecks): DynamicModule {
    return {
      module: ObservabilityModule,
      imports: [LoggerModule.forRoot(loggingParams(environment))],
      providers: [{ provide: HEALTH_CHECKS, useValue: checks }, HealthService, ManagementServer],
      exports: [HealthService],
    };
  }
}
