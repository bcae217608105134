import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { AuditModule } from '../audit/audit.module';
import { InstanceModule } from '../instance/instance.module';
import { PlansModule } from '../plans/plans.module';
import { UsersModule } from '../users/users.module';
import { UsageCountersRepository } from './usage-counters.repository';
import { UsageGaugesService } from './usage-gauges.service';
import { UsageTerms } from './usage-terms.service';
import { UsageRepository } from './usage.repository';
import { USAGE_COUNTER_MODEL, USAGE_LOG_MODEL, UsageCounterSchema, UsageLogSchema } from './usage.schema';
import { UsageService } from './usage.service';
import { PricingService } from './pricing.service';
import { UserLimitsService } from './user-limits.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USAGE_COUNTER_MODEL, schema: UsageCounterSchema },
      { name: USAGE_LOG_MODEL, schema: UsageLogSchema },
    ]),
    AccountRemovalsModule,
    AuditModule,
    InstanceModule,
    PlansModule,
    UsersModule,
  ],
  providers: [
    UsageCountersRepository,
    UsageRepository,
    UsageTerms,
    UsageGaugesService,
    UsageService,
    UserLimitsService,
    PricingService,
  ],
  exports: [UsageService, UsageTerms, UsageGaugesService, UserLimitsService, PricingService],
})
export class UsageModule {}
