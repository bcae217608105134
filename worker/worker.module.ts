import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ConfigModule, ENVIRONMENT } from '../src/config/config.module';
import type { Environment } from '../src/config/environment';
import { DatabaseModule } from '../src/core/database/database.module';
import { FilesModule } from '../src/core/files/files.module';
import { MeaningModule } from '../src/core/meaning/meaning.module';
import { ModelModule } from '../src/core/model/model.module';
import { ObservabilityModule } from '../src/core/observability/observability.module';
import { ThrottleModule } from '../src/core/throttle/throttle.module';
import { migrateDatabase, pendingMigrations } from '../src/migrations';
import { BlocksModule } from '../src/modules/blocks/blocks.module';
import { BriefsModule } from '../src/modules/briefs/briefs.module';
import { OptimizeModule } from '../src/modules/optimize/optimize.module';
import { ClicksModule } from '../src/modules/clicks/clicks.module';
import { BulkChangesModule } from '../src/modules/bulk-changes/bulk-changes.module';
import { CrawlSchedulesModule } from '../src/modules/crawl-schedules/crawl-schedules.module';
import { HealthModule } from '../src/modules/health/health.module';
import { HubModule } from '../src/modules/hub/hub.module';
import { InterlinksModule } from '../src/modules/interlinks/interlinks.module';
import { StrategyModule } from '../src/modules/strategy/strategy.module';
import { IntentModule } from '../src/modules/intent/intent.module';
import { JobsModule } from '../src/modules/jobs/jobs.module';
import { KeysModule } from '../src/modules/keys/keys.module';
import { MarketsModule } from '../src/modules/markets/markets.module';
import { NotesModule } from '../src/modules/notes/notes.module';
import { WatchesModule } from '../src/modules/watches/watches.module';
import { NoticesModule } from '../src/modules/notices/notices.module';
import { PlanGainsModule } from '../src/modules/plan-gains/plan-gains.module';
import { PplModule } from '../src/modules/ppl/ppl.module';
import { ProductsModule } from '../src/modules/products/products.module';
import { PagesModule } from '../src/modules/pages/pages.module';
import { ReadingsModule } from '../src/modules/readings/readings.module';
import { RollUpModule } from '../src/modules/statistics/roll-up.module';
import { UserImportModule } from '../src/modules/user-import/user-import.module';
import { SchemaChecksModule } from '../src/modules/schema-checks/schema-checks.module';
import { ScraperModule } from '../src/modules/scraper/scraper.module';
import { SavedSchemasModule } from '../src/modules/saved-schemas/saved-schemas.module';
import { SnippetsModule } from '../src/modules/snippets/snippets.module';
import type { QueueConnection } from '../src/queues/queue-connection';
import { QueuesModule } from '../src/queues/queues.module';
import { JobRunner } from './job-runner';
import { BriefProcessor } from './processors/brief/brief.processor';
import { OptimizeProcessor } from './processors/optimize/optimize.processor';
import { BulkChangeProcessor } from './processors/bulk-change/bulk-change.processor';
import { CrawlProcessor } from './processors/crawl/crawl.processor';
import { CrawlReportProcessor } from './processors/crawl/crawl-report.processor';
import { HubProcessor } from './processors/hub/hub.processor';
import { InterlinksProcessor } from './processors/interlinks/interlinks.processor';
import { StrategyProcessor } from './processors/strategy/strategy.processor';
import { IntentProcessor } from './processors/intent/intent.processor';
import { PagesProcessor } from './processors/pages/pages.processor';
import type { JobProcessor } from './processors/processor';
import { JOB_PROCESSORS } from './processors/processor-registry';
import { ReadingProcessor } from './processors/reading/reading.processor';
import { SchemaCheckProcessor } from './processors/schema-check/schema-check.processor';
import { TldPagesProcessor } from './processors/tld-pages/tld-pages.processor';
import { UserImportProcessor } from './processors/user-import/user-import.processor';
import { QueueMetrics } from './queue-metrics';
import { type Schedule, SCHEDULES } from './schedules/schedule';
import { Scheduler } from './schedules/scheduler';
import { SCHEDULE_PROVIDERS } from './schedules/schedules';

export interface WorkerOptions {
  environment: Environment;
  queue: QueueConnection;
}

/** One of each job kind. */
const PROCESSORS = [
  IntentProcessor,
  UserImportProcessor,
  BulkChangeProcessor,
  CrawlProcessor,
  CrawlReportProcessor,
  PagesProcessor,
  TldPagesProcessor,
  SchemaCheckProcessor,
  ReadingProcessor,
  BriefProcessor,
  HubProcessor,
  StrategyProcessor,
  InterlinksProcessor,
  OptimizeProcessor,
];

/** What goes with an account that a job deletes: each of these keeps something of users. */
const KEEPING_OF_USERS = [
  BlocksModule,
  ClicksModule,
  KeysModule,
  NotesModule,
  SavedSchemasModule,
  SnippetsModule,
];

/** The worker is the application minus HTTP. */
@Module({
  imports: [
    DatabaseModule,
    ThrottleModule,
    FilesModule,
    ModelModule,
    MeaningModule,
    JobsModule,
    ScraperModule,
    CrawlSchedulesModule,
    IntentModule,
    PplModule,
    PagesModule,
    MarketsModule,
    SchemaChecksModule,
    ReadingsModule,
    ProductsModule,
    BriefsModule,
    HubModule,
    StrategyModule,
    InterlinksModule,
    OptimizeModule,
    RollUpModule,
    UserImportModule,
    BulkChangesModule,
    PlanGainsModule,
    NoticesModule,
    WatchesModule,
    ...KEEPING_OF_USERS,
  ],
  providers: [
    ...PROCESSORS,
    {
      provide: JOB_PROCESSORS,
      inject: PROCESSORS,
      useFactory: (...processors: JobProcessor[]) => processors,
    },
    ...SCHEDULE_PROVIDERS,
    {
      provide: SCHEDULES,
      inject: SCHEDULE_PROVIDERS.map(({ provide }) => provide),
      useFactory: (...schedules: Schedule[]) => schedules,
    },
    JobRunner,
    Scheduler,
    QueueMetrics,
  ],
})
export class WorkerModule implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly database: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Before the first job is taken: those start when every module is initialised. */
  onModuleInit(): Promise<void> {
    return migrateDatabase(this.database, this.environment.mongodbUri);
  }

  static forRoot({ environment, queue }: WorkerOptions): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(environment),
        QueuesModule.forRoot(queue),
        ObservabilityModule.forRoot({ queue: () => queue.assertWritable() }),
        HealthModule.forRoot({ kind: 'worker', pendingMigrations }),
      ],
    };
  }
}
