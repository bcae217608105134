import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReferencesModule } from '../../core/references/references.module';
import { AuditModule } from '../audit/audit.module';
import { PlansBulkService } from './plans-bulk.service';
import { PlansRepository } from './plans.repository';
import { PLAN_MODEL, PlanSchema } from './plans.schema';
import { PlansService } from './plans.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PLAN_MODEL, schema: PlanSchema }]),
    ReferencesModule,
    AuditModule,
  ],
  providers: [PlansRepository, PlansService, PlansBulkService],
  exports: [PlansService, PlansBulkService],
})
export class PlansModule {}
