import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../../core/files/files.module';
import { MailModule } from '../../core/mail/mail.module';
import { AuditModule } from '../audit/audit.module';
import { InstanceRepository } from './instance.repository';
import { INSTANCE_MODEL, InstanceSchema } from './instance.schema';
import { InstanceService } from './instance.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: INSTANCE_MODEL, schema: InstanceSchema }]),
    AuditModule,
    FilesModule,
    MailModule,
  ],
  providers: [InstanceRepository, InstanceService],
  exports: [InstanceService],
})
export class InstanceModule {}
