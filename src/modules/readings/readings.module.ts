import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { JobsModule } from '../jobs/jobs.module';
import { ScraperModule } from '../scraper/scraper.module';
import { ReadingDeletionService } from './reading-deletion.service';
import { ReadingPagesService } from './reading-pages.service';
import { ReadingRunService } from './reading-run.service';
import { ReadingsRepository } from './readings.repository';
import { READING_MODEL, ReadingSchema } from './readings.schema';
import { ReadingsService } from './readings.service';

/** Readings of sites: their texts, for the tools that work on them. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: READING_MODEL, schema: ReadingSchema }]),
    AccountRemovalsModule,
    JobsModule,
    ScraperModule,
  ],
  providers: [
    ReadingsRepository,
    ReadingDeletionService,
    ReadingsService,
    ReadingPagesService,
    ReadingRunService,
  ],
  exports: [ReadingsService, ReadingPagesService, ReadingRunService],
})
export class ReadingsModule {}
