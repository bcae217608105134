import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReferencesModule } from '../../core/references/references.module';
import { AuditModule } from '../audit/audit.module';
import { PermissionsBulkService } from './permissions-bulk.service';
import { PermissionsRepository } from './permissions.repository';
import { PERMISSION_MODEL, PermissionSchema } from './permissions.schema';
import { PermissionsService } from './permissions.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PERMISSION_MODEL, schema: PermissionSchema }]),
    ReferencesModule,
    AuditModule,
  ],
  providers: [PermissionsRepository, PermissionsService, PermissionsBulkService],
  exports: [PermissionsService, PermissionsBulkService],
})
export class PermissionsModule {}
