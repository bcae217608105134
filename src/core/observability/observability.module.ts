import { type DynamicModule, Global, Module } from '@nestjs/common';
import { FetchModule } from '../fetch/fetch.module';
import { HEALTH_CHECKS, type HealthChecks, HealthService } from './health.service';
import { ManagementServer } from './management-server';

/** Health and metrics of one process, API or worker. */
@Global()
@Module({})
export class ObservabilityModule {
  static forRoot(checks: HealthChecks): DynamicModule {
    return {
      module: ObservabilityModule,
      imports: [FetchModule],
      providers: [{ provide: HEALTH_CHECKS, useValue: checks }, HealthService, ManagementServer],
      exports: [HealthService],
    };
  }
}
