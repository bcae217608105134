import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { IntentModule } from '../intent/intent.module';
import { JobsModule } from '../jobs/jobs.module';
import { PermissionsModule } from '../permissions/permissions.module';
import { PlansModule } from '../plans/plans.module';
import { UsersModule } from '../users/users.module';
import { BulkChangesEndService } from './bulk-changes-end.service';
import { BulkChangesRunService } from './bulk-changes-run.service';
import { BulkChangesRepository } from './bulk-changes.repository';
import { BULK_ROW_MODEL, BulkRowSchema } from './bulk-changes.schema';
import { BulkChangesService } from './bulk-changes.service';
import { BulkResourcesService } from './bulk-resources.service';
import { BulkSelectionService } from './bulk-selection.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: BULK_ROW_MODEL, schema: BulkRowSchema }]),
    AuditModule,
    FilesModule,
    IntentModule,
    JobsModule,
    PermissionsModule,
    PlansModule,
    UsersModule,
  ],
  providers: [
    BulkChangesRepository,
    BulkResourcesService,
    BulkSelectionService,
    BulkChangesService,
    BulkChangesRunService,
    BulkChangesEndService,
  ],
  exports: [BulkChangesService, BulkChangesRunService],
})
export class BulkChangesModule {}
