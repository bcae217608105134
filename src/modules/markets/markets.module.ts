import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FetchModule } from '../../core/fetch/fetch.module';
import { JobsModule } from '../jobs/jobs.module';
import { MarketJobsService } from './market-jobs.service';
import { MarketPagesRepository } from './market-pages.repository';
import { MARKET_PAGE_MODEL, MarketPageSchema } from './market-pages.schema';
import { MarketRunService } from './market-run.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MARKET_PAGE_MODEL, schema: MarketPageSchema }]),
    FetchModule,
    JobsModule,
  ],
  providers: [MarketPagesRepository, MarketJobsService, MarketRunService],
  exports: [MarketJobsService, MarketRunService],
})
export class MarketsModule {}
