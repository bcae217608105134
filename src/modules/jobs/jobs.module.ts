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
import { JobBacklogRepository } from './job-backlog.repository';
import { JobPartialEndsService } from './job-partial-ends.service';
import { JobRemovalsService } from './job-removals.service';
import { JobEnds } from './job-ends';
import { JobRunsService } from './job-runs.service';
import { JobTurns } from './job-turns';
import { JobUsage } from './job-usage';
import { JobsAdminService } from './jobs-admin.service';
import { JobsMaintenanceService } from './jobs-maintenance.service';
import { JobProgressRepository } from './job-progress.repository';
import { JobsRepository } from './jobs.repository';
import { JOB_MODEL, JobSchema } from './jobs.schema';
import { JobsService } from './jobs.service';
import { PausedJobsService } from './paused-jobs.service';

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
