import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { JobTurns } from './job-turns';
import { JobsAdminService } from './jobs-admin.service';
import { JobsMaintenanceService } from './jobs-maintenance.service';
import { JobsRepository } from './jobs.repository';
import { JOB_MODEL, JobSchema } from './jobs.schema';
import { JobsService } from './jobs.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: JOB_MODEL, schema: JobSchema }]),
    FilesModule,
    AuditModule,
    AccountRemovalsModule,
  ],
  providers: [JobsRepository, JobTurns, JobsService, JobsAdminService, JobsMaintenanceService],
  exports: [JobsService, JobsAdminService, JobsMaintenanceService],
})
export class JobsModule {}
