import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ConfigModule } from './config/config.module';
import type { Environment } from './config/environment';
import { AccessGuard } from './core/auth/access.guard';
import { RouteRules } from './core/auth/route-rules';
import { DatabaseModule } from './core/database/database.module';
import { ErrorFilter } from './core/errors/error.filter';
import { createValidationPipe } from './core/http/validation.pipe';
import type { HealthChecks } from './core/observability/health.service';
import { ObservabilityHttpModule } from './core/observability/observability.http.module';
import { ObservabilityModule } from './core/observability/observability.module';
import { ThrottleModule } from './core/throttle/throttle.module';
import { AuditHttpModule } from './modules/audit/audit.http.module';
import { AuthHttpModule } from './modules/auth/auth.http.module';
import { AuthModule } from './modules/auth/auth.module';
import { BlocksHttpModule } from './modules/blocks/blocks.http.module';
import { CalculatorsHttpModule } from './modules/calculators/calculators.http.module';
import { FeaturesHttpModule } from './modules/features/features.http.module';
import { IntentHttpModule } from './modules/intent/intent.http.module';
import { JobsHttpModule } from './modules/jobs/jobs.http.module';
import { PermissionsHttpModule } from './modules/permissions/permissions.http.module';
import { PlansHttpModule } from './modules/plans/plans.http.module';
import { SetupModule } from './modules/setup/setup.module';
import { QuotaInterceptor } from './modules/usage/quota.interceptor';
import { UsageHttpModule } from './modules/usage/usage.http.module';
import { UsageModule } from './modules/usage/usage.module';
import { UsersHttpModule } from './modules/users/users.http.module';
import type { QueueConnection } from './queues/queue-connection';
import { QueuesModule } from './queues/queues.module';

export interface AppOptions {
  environment: Environment;
  queue: QueueConnection;
  /** What readiness depends on beside the stores. */
  checks?: HealthChecks;
}

const FEATURES = [
  ObservabilityHttpModule,
  AuthHttpModule,
  UsersHttpModule,
  PermissionsHttpModule,
  PlansHttpModule,
  UsageHttpModule,
  IntentHttpModule,
  CalculatorsHttpModule,
  BlocksHttpModule,
  FeaturesHttpModule,
  JobsHttpModule,
  AuditHttpModule,
  SetupModule,
];

/** The API's composition. Who calls, and how often, is settled before the guard: see `core/http/admission`. */
@Module({
  imports: [DatabaseModule, ThrottleModule, DiscoveryModule, AuthModule, UsageModule, ...FEATURES],
  providers: [
    RouteRules,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: QuotaInterceptor },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {
  static forRoot({ environment, queue, checks }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        QueuesModule.forRoot(queue),
        ObservabilityModule.forRoot(environment, { queue: () => queue.ping(), ...checks }),
      ],
    };
  }
}
