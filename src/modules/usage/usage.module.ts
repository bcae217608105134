import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { PlansModule } from '../plans/plans.module';
import { UsersModule } from '../users/users.module';
import { UsageRepository } from './usage.repository';
import { USAGE_COUNTER_MODEL, USAGE_LOG_MODEL, UsageCounterSchema, UsageLogSchema } from './usage.schema';
import { UsageService } from './usage.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USAGE_COUNTER_MODEL, schema: UsageCounterSchema },
      { name: USAGE_LOG_MODEL, schema: UsageLogSchema },
    ]),
    AccountRemovalsModule,
    PlansModule,
    UsersModule,
  ],
  providers: [UsageRepository, UsageService],
  exports: [UsageService],
})
export class UsageModule {}
