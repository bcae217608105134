import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ForwardingModule } from '../../core/http/forwarding.module';
import { MailModule } from '../../core/mail/mail.module';
import { HEALTH_PROCESS, type HealthProcessOptions } from './health-process';
import { HealthReportService } from './health-report.service';
import { ProcessReporter } from './process-reporter.service';
import { ProcessReportsRepository } from './process-reports.repository';
import { PROCESS_REPORT_MODEL, ProcessReportSchema } from './process-reports.schema';
import { ScheduleRunsRepository } from './schedule-runs.repository';
import { SCHEDULE_RUN_MODEL, ScheduleRunSchema } from './schedule-runs.schema';
import { ScheduleRunsService } from './schedule-runs.service';

const MODELS = [
  { name: PROCESS_REPORT_MODEL, schema: ProcessReportSchema },
  { name: SCHEDULE_RUN_MODEL, schema: ScheduleRunSchema },
];

/** Every process reports of itself; the API makes a report of all of them. */
@Module({})
export class HealthModule {
  static forRoot(options: HealthProcessOptions): DynamicModule {
    return {
      module: HealthModule,
      imports: [MongooseModule.forFeature(MODELS), MailModule, ForwardingModule],
      providers: [
        { provide: HEALTH_PROCESS, useValue: options },
        ProcessReportsRepository,
        ScheduleRunsRepository,
        ScheduleRunsService,
        ProcessReporter,
        HealthReportService,
      ],
      exports: [ScheduleRunsService, HealthReportService],
    };
  }
}
