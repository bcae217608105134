import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { ModelModule } from '../../core/model/model.module';
import { JobsModule } from '../jobs/jobs.module';
import { ReadingsModule } from '../readings/readings.module';
import { StrategyRepository } from './strategy.repository';
import { STRATEGY_MODEL, StrategySchema } from './strategy.schema';
import { StrategyService } from './strategy.service';
import { StrategyTextsService } from './strategy-texts.service';

/** Evaluations of content strategies. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: STRATEGY_MODEL, schema: StrategySchema }]),
    AccountRemovalsModule,
    FilesModule,
    JobsModule,
    ModelModule,
    ReadingsModule,
  ],
  providers: [StrategyRepository, StrategyService, StrategyTextsService],
  exports: [StrategyService],
})
export class StrategyModule {}
