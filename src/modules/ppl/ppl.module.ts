import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { PplContents } from './ppl-contents';
import { PplRepository } from './ppl.repository';
import { PPL_MODEL, PplSchema } from './ppl.schema';
import { PplService } from './ppl.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PPL_MODEL, schema: PplSchema }]), FilesModule, AuditModule],
  providers: [PplRepository, PplContents, PplService],
  exports: [PplService, PplContents],
})
export class PplModule {}
