import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { UsageModule } from '../usage/usage.module';
import { FiguresService } from './figures.service';
import { RollUpRepository } from './roll-up.repository';
import { RollUpService } from './roll-up.service';
import {
  USAGE_DAY_MODEL,
  USAGE_RECOUNT_MODEL,
  USAGE_TALLY_MODEL,
  UsageDaySchema,
  UsageRecountSchema,
  UsageTallySchema,
} from './statistics.schema';

/** The roll-up and its figures: what the worker needs of the statistics. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USAGE_DAY_MODEL, schema: UsageDaySchema },
      { name: USAGE_TALLY_MODEL, schema: UsageTallySchema },
      { name: USAGE_RECOUNT_MODEL, schema: UsageRecountSchema },
    ]),
    AccountRemovalsModule,
    UsageModule,
  ],
  providers: [RollUpRepository, RollUpService, FiguresService],
  exports: [RollUpService, FiguresService],
})
export class RollUpModule {}
