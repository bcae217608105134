import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FetchModule } from '../../core/fetch/fetch.module';
import { FilesModule } from '../../core/files/files.module';
import { MeaningModule } from '../../core/meaning/meaning.module';
import { ModelModule } from '../../core/model/model.module';
import { JobsModule } from '../jobs/jobs.module';
import { BriefChangesService } from './brief-changes.service';
import { BriefMeaningService } from './brief-meaning.service';
import { BriefPagesRepository } from './brief-pages.repository';
import { BriefRunService } from './brief-run.service';
import { BriefsRepository } from './briefs.repository';
import { BRIEF_MODEL, BRIEF_PAGE_MODEL, BriefPageSchema, BriefSchema } from './briefs.schema';
import { BriefSourcesService } from './brief-sources.service';
import { BriefTextsService } from './brief-texts.service';
import { BriefsService } from './briefs.service';
import { CompetitorOrdersService } from './competitor-orders.service';
import { CompetitorReadingsService } from './competitor-readings.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BRIEF_MODEL, schema: BriefSchema },
      { name: BRIEF_PAGE_MODEL, schema: BriefPageSchema },
    ]),
    AccountRemovalsModule,
    FetchModule,
    FilesModule,
    JobsModule,
    MeaningModule,
    ModelModule,
  ],
  providers: [
    BriefsRepository,
    BriefPagesRepository,
    BriefsService,
    BriefChangesService,
    BriefMeaningService,
    BriefRunService,
    BriefSourcesService,
    BriefTextsService,
    CompetitorOrdersService,
    CompetitorReadingsService,
  ],
  exports: [
    BriefsService,
    BriefChangesService,
    BriefMeaningService,
    BriefRunService,
    BriefSourcesService,
    BriefTextsService,
    CompetitorOrdersService,
    CompetitorReadingsService,
  ],
})
export class BriefsModule {}
