import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ConfigModule } from './config/config.module';
import type { Environment } from './config/environment';
import { AccessGuard } from './core/auth/access.guard';
import { RouteRules } from './core/auth/route-rules';
import { DatabaseModule } from './core/database/database.module';
import { ErrorFilter } from './core/errors/error.filter';
import { ForwardingModule } from './core/http/forwarding.module';
import { LargeBodies } from './core/http/large-bodies';
import { createValidationPipe } from './core/http/validation.pipe';
import { HealthController } from './core/observability/health.controller';
import type { HealthChecks } from './core/observability/health.service';
import { ObservabilityModule } from './core/observability/observability.module';
import { ThrottleModule } from './core/throttle/throttle.module';
import { pendingMigrations } from './migrations';
import { ApiKeysAdminController } from './modules/api-keys/api-keys-admin.controller';
import { ApiKeysController } from './modules/api-keys/api-keys.controller';
import { ApiKeysModule } from './modules/api-keys/api-keys.module';
import { AuditController } from './modules/audit/audit.controller';
import { AuditModule } from './modules/audit/audit.module';
import { ActingAuditService } from './modules/auth/acting-audit.service';
import { ActingController } from './modules/auth/acting.controller';
import { AuthController } from './modules/auth/auth.controller';
import { AuthModule } from './modules/auth/auth.module';
import { TwoFactorController } from './modules/auth/two-factor.controller';
import { BlockClicksController } from './modules/blocks/block-clicks.controller';
import { BlocksController } from './modules/blocks/blocks.controller';
import { BlocksModule } from './modules/blocks/blocks.module';
import { ClicksModule } from './modules/clicks/clicks.module';
import { BulkChangesController } from './modules/bulk-changes/bulk-changes.controller';
import { BulkChangesModule } from './modules/bulk-changes/bulk-changes.module';
import { CalculatorsController } from './modules/calculators/calculators.controller';
import { CrawlSchedulesController } from './modules/crawl-schedules/crawl-schedules.controller';
import { CrawlSchedulesModule } from './modules/crawl-schedules/crawl-schedules.module';
import { FeaturesController } from './modules/features/features.controller';
import { FeaturesModule } from './modules/features/features.module';
import { HealthReportController } from './modules/health/health-report.controller';
import { HealthModule } from './modules/health/health.module';
import { InstanceController } from './modules/instance/instance.controller';
import { InstanceModule } from './modules/instance/instance.module';
import { IntentWordsController } from './modules/intent/intent-words.controller';
import { IntentController } from './modules/intent/intent.controller';
import { IntentModule } from './modules/intent/intent.module';
import { JobsAdminController } from './modules/jobs/jobs-admin.controller';
import { JobsController } from './modules/jobs/jobs.controller';
import { JobsModule } from './modules/jobs/jobs.module';
import { KeysController } from './modules/keys/keys.controller';
import { KeysModule } from './modules/keys/keys.module';
import { MarketJobsController } from './modules/markets/market-jobs.controller';
import { MarketsModule } from './modules/markets/markets.module';
import { ModelController } from './modules/model/model.controller';
import { ModelSettingsModule } from './modules/model/model-settings.module';
import { ChannelsController } from './modules/notices/channels.controller';
import { NoticesController } from './modules/notices/notices.controller';
import { NoticesModule } from './modules/notices/notices.module';
import { UnsubscribeController } from './modules/notices/unsubscribe.controller';
import { NotesController } from './modules/notes/notes.controller';
import { NotesModule } from './modules/notes/notes.module';
import {
  HeadingExtractorController,
  InterlinkExtractorController,
  PagesAnalysisController,
} from './modules/pages/page-tools.controller';
import { PagesModule } from './modules/pages/pages.module';
import { PermissionsController } from './modules/permissions/permissions.controller';
import { PermissionsModule } from './modules/permissions/permissions.module';
import { PlansController } from './modules/plans/plans.controller';
import { PlansModule } from './modules/plans/plans.module';
import { PplController } from './modules/ppl/ppl.controller';
import { PplModule } from './modules/ppl/ppl.module';
import { PlanGainsModule } from './modules/plan-gains/plan-gains.module';
import { QuickPanelController } from './modules/quick-panel/quick-panel.controller';
import { QuickPanelModule } from './modules/quick-panel/quick-panel.module';
import { RecordingController } from './modules/recording/recording.controller';
import { RecordingModule } from './modules/recording/recording.module';
import { ReadingsController } from './modules/readings/readings.controller';
import { ReadingsModule } from './modules/readings/readings.module';
import { BriefsController } from './modules/briefs/briefs.controller';
import { BriefsModule } from './modules/briefs/briefs.module';
import { HubController } from './modules/hub/hub.controller';
import { InterlinksController } from './modules/interlinks/interlinks.controller';
import { InterlinksModule } from './modules/interlinks/interlinks.module';
import { StrategyController } from './modules/strategy/strategy.controller';
import { HubModule } from './modules/hub/hub.module';
import { StrategyModule } from './modules/strategy/strategy.module';
import { WatchChangesController } from './modules/watches/watch-changes.controller';
import { WatchesController } from './modules/watches/watches.controller';
import { WatchesModule } from './modules/watches/watches.module';
import { DraftsController } from './modules/drafts/drafts.controller';
import { DraftsModule } from './modules/drafts/drafts.module';
import { OptimizeController } from './modules/optimize/optimize.controller';
import { OptimizeModule } from './modules/optimize/optimize.module';
import { SchemaChecksController } from './modules/schema-checks/schema-checks.controller';
import { SchemaChecksModule } from './modules/schema-checks/schema-checks.module';
import { CrawlExportsController } from './modules/scraper/crawl-exports.controller';
import { CrawlReportsController } from './modules/scraper/crawl-reports.controller';
import { CrawlsController } from './modules/scraper/crawls.controller';
import { FetchingController } from './modules/scraper/fetching.controller';
import { ScraperModule } from './modules/scraper/scraper.module';
import { SecurityController } from './modules/security/security.controller';
import { SecurityModule } from './modules/security/security.module';
import { SetupModule } from './modules/setup/setup.module';
import { ProductChangesController } from './modules/products/product-changes.controller';
import { ProductImportController } from './modules/products/product-import.controller';
import { ProductPicturesController } from './modules/products/product-pictures.controller';
import { ProductShopsController } from './modules/products/product-shops.controller';
import { ProductUsesController } from './modules/products/product-uses.controller';
import { TakeOverController } from './modules/blocks/take-over.controller';
import { ProductsController } from './modules/products/products.controller';
import { ProductsModule } from './modules/products/products.module';
import { SnippetPreviewController } from './modules/snippets/snippet-preview.controller';
import { SavedSchemasController } from './modules/saved-schemas/saved-schemas.controller';
import { SavedSchemasModule } from './modules/saved-schemas/saved-schemas.module';
import { SnippetsController } from './modules/snippets/snippets.controller';
import { SnippetsModule } from './modules/snippets/snippets.module';
import { StatisticsController } from './modules/statistics/statistics.controller';
import { StatisticsModule } from './modules/statistics/statistics.module';
import { TextPagesController } from './modules/text/text-pages.controller';
import { TextModule } from './modules/text/text.module';
import { PricingController } from './modules/usage/pricing.controller';
import { UsageController } from './modules/usage/usage.controller';
import { UsageModule } from './modules/usage/usage.module';
import { UserLimitsController } from './modules/usage/user-limits.controller';
import { UserImportController } from './modules/user-import/user-import.controller';
import { UserImportModule } from './modules/user-import/user-import.module';
import { AccountsController } from './modules/users/accounts.controller';
import { InvitationsController } from './modules/users/invitations.controller';
import { PasswordLinksController } from './modules/users/password-links.controller';
import { PhotosController } from './modules/users/photos.controller';
import { UsersController } from './modules/users/users.controller';
import { UsersModule } from './modules/users/users.module';
import type { QueueConnection } from './queues/queue-connection';
import { QueuesModule } from './queues/queues.module';

export interface AppOptions {
  environment: Environment;
  queue: QueueConnection;
  /** What readiness depends on beside the stores. */
  checks?: HealthChecks;
  /** Where the embedded stores of this process keep their data, if it has any. */
  dataDir?: string;
}

const FEATURES = [
  AuthModule,
  ApiKeysModule,
  UsersModule,
  UserImportModule,
  BulkChangesModule,
  PermissionsModule,
  PlansModule,
  UsageModule,
  IntentModule,
  BlocksModule,
  ClicksModule,
  PplModule,
  KeysModule,
  ScraperModule,
  CrawlSchedulesModule,
  PagesModule,
  MarketsModule,
  SchemaChecksModule,
  ReadingsModule,
  BriefsModule,
  HubModule,
  StrategyModule,
  InterlinksModule,
  DraftsModule,
  OptimizeModule,
  FeaturesModule,
  TextModule,
  SavedSchemasModule,
  SnippetsModule,
  ProductsModule,
  NotesModule,
  NoticesModule,
  WatchesModule,
  InstanceModule,
  SecurityModule,
  ModelSettingsModule,
  JobsModule,
  PlanGainsModule,
  QuickPanelModule,
  RecordingModule,
  AuditModule,
  StatisticsModule,
  SetupModule,
];

/** All of the API's; each gets what the features export. */
const CONTROLLERS = [
  HealthController,
  HealthReportController,
  AuthController,
  ActingController,
  TwoFactorController,
  ApiKeysController,
  ApiKeysAdminController,
  UsersController,
  UserImportController,
  BulkChangesController,
  AccountsController,
  PhotosController,
  PasswordLinksController,
  InvitationsController,
  PermissionsController,
  PlansController,
  UsageController,
  UserLimitsController,
  PricingController,
  IntentController,
  IntentWordsController,
  CalculatorsController,
  BlocksController,
  BlockClicksController,
  PplController,
  KeysController,
  CrawlsController,
  CrawlReportsController,
  CrawlExportsController,
  CrawlSchedulesController,
  PagesAnalysisController,
  InterlinkExtractorController,
  HeadingExtractorController,
  MarketJobsController,
  SchemaChecksController,
  ReadingsController,
  BriefsController,
  HubController,
  StrategyController,
  InterlinksController,
  DraftsController,
  OptimizeController,
  FeaturesController,
  FetchingController,
  TextPagesController,
  ProductChangesController,
  ProductImportController,
  ProductPicturesController,
  ProductShopsController,
  ProductUsesController,
  TakeOverController,
  ProductsController,
  SnippetPreviewController,
  SavedSchemasController,
  SnippetsController,
  NotesController,
  NoticesController,
  UnsubscribeController,
  WatchChangesController,
  WatchesController,
  ChannelsController,
  InstanceController,
  SecurityController,
  ModelController,
  JobsController,
  JobsAdminController,
  QuickPanelController,
  RecordingController,
  AuditController,
  StatisticsController,
];

/** The API's composition. Who calls, and how often, is settled before the guard: see `core/http/admission`. */
@Module({
  imports: [DatabaseModule, ThrottleModule, DiscoveryModule, ForwardingModule, ...FEATURES],
  controllers: CONTROLLERS,
  providers: [
    LargeBodies,
    RouteRules,
    { provide: APP_GUARD, useClass: AccessGuard },
    ActingAuditService,
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {
  static forRoot({ environment, queue, checks, dataDir }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        QueuesModule.forRoot(queue),
        ObservabilityModule.forRoot({ queue: () => queue.assertWritable(), ...checks }),
        HealthModule.forRoot({ kind: 'api', dataDir, pendingMigrations }),
      ],
    };
  }
}
