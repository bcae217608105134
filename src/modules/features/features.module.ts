import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { FeaturesRepository } from './features.repository';
import { FEATURE_MODEL, FeatureSchema } from './features.schema';
import { FeaturesService } from './features.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: FEATURE_MODEL, schema: FeatureSchema }]), AuditModule],
  providers: [FeaturesRepository, FeaturesService],
  exports: [FeaturesService],
})
export class FeaturesModule {}
