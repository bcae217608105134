import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReferencesModule } from '../../core/references/references.module';
import { AuditModule } from '../audit/audit.module';
import { PlansRepository } from './plans.repository';
import { PLAN_MODEL, PlanSchema } from './plans.schema';
import { PlansService } from './plans.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PLAN_MODEL, schema: PlanSchema }]),
    ReferencesModule,
    AuditModule,
  ],
  providers: [PlansRepository, PlansService],
  exports: [PlansService],
})
export class PlansModule {}
