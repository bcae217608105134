import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { SecurityRepository } from './security.repository';
import { SECURITY_MODEL, SecuritySchema } from './security.schema';
import { SecurityService } from './security.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SECURITY_MODEL, schema: SecuritySchema }]), AuditModule],
  providers: [SecurityRepository, SecurityService],
  exports: [SecurityService],
})
export class SecurityModule {}
