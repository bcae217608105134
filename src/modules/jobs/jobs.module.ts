import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JOB_KIND_DEFINITIONS } from '../../contracts/jobs/job-kinds';
import { AccountEmailsModule } from '../../core/accounts/account-emails.module';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { UsageModule } from '../usage/usage.module';
import { UsersModule } from '../users/users.module';
import { JOB_DEFINITIONS } from './job-definitions';
import { JobPartialEndsService } from './job-partial-ends.service';
import { JobRemovalsService } from './job-removals.service';
import { JobsAdminService } from './jobs-admin.service';
import { JobsRepository } from './jobs.repository';
import { JOB_MODEL, JobSchema } from './jobs.schema';
import { JobsService } from './jobs.service';
import { JobEnds } from './end/job-ends';
import { PausedJobsService } from './end/paused-jobs.service';
import { JobMakingRepository } from './make/job-making.repository';
import { JobProgressRepository } from './run/job-progress.repository';
import { JobRunsService } from './run/job-runs.service';
import { JobUsage } from './settle/job-usage';
import { JobsMaintenanceService } from './settle/jobs-maintenance.service';
import { JobBacklogRepository } from './turn/job-backlog.repository';
import { JobTurns } from './turn/job-turns';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: JOB_MODEL, schema: JobSchema }]),
    FilesModule,
    AuditModule,
    UsersModule,
    UsageModule,
    AccountEmailsModule,
    AccountRemovalsModule,
  ],
  providers: [
    { provide: JOB_DEFINITIONS, useValue: JOB_KIND_DEFINITIONS },
    JobsRepository,
    JobMakingRepository,
    JobProgressRepository,
    JobBacklogRepository,
    JobTurns,
    JobUsage,
    JobEnds,
    JobPartialEndsService,
    JobRemovalsService,
    JobsService,
    JobRunsService,
    JobsAdminService,
    JobsMaintenanceService,
    PausedJobsService,
  ],
  exports: [
    JOB_DEFINITIONS,
    JobsService,
    JobRunsService,
    JobPartialEndsService,
    JobRemovalsService,
    JobsAdminService,
    JobsMaintenanceService,
    PausedJobsService,
  ],
})
export class JobsModule {}
