import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { JobsModule } from '../jobs/jobs.module';
import { PermissionsModule } from '../permissions/permissions.module';
import { PlansModule } from '../plans/plans.module';
import { UsersModule } from '../users/users.module';
import { ImportPlanner } from './import-planner';
import { UserImportRepository } from './user-import.repository';
import { IMPORT_ROW_MODEL, ImportRowSchema } from './user-import.schema';
import { UserImportEndService } from './user-import-end.service';
import { UserImportLinksService } from './user-import-links.service';
import { UserImportReportService } from './user-import-report.service';
import { UserImportRunService } from './user-import-run.service';
import { UserImportService } from './user-import.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: IMPORT_ROW_MODEL, schema: ImportRowSchema }]),
    AuditModule,
    FilesModule,
    JobsModule,
    PermissionsModule,
    PlansModule,
    UsersModule,
  ],
  providers: [
    UserImportRepository,
    ImportPlanner,
    UserImportService,
    UserImportRunService,
    UserImportReportService,
    UserImportEndService,
    UserImportLinksService,
  ],
  exports: [UserImportService, UserImportLinksService, UserImportRunService, UserImportReportService],
})
export class UserImportModule {}
