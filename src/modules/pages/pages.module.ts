import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FetchModule } from '../../core/fetch/fetch.module';
import { JobsModule } from '../jobs/jobs.module';
import { ScraperModule } from '../scraper/scraper.module';
import { CrawledAddressesService } from './crawled-addresses.service';
import { PageRunService } from './page-run.service';
import { PagesService } from './pages.service';
import { PagesRepository } from './pages.repository';
import {
  ANALYSED_LINK_MODEL,
  ANALYSED_PAGE_MODEL,
  AnalysedLinkSchema,
  AnalysedPageSchema,
} from './pages.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ANALYSED_PAGE_MODEL, schema: AnalysedPageSchema },
      { name: ANALYSED_LINK_MODEL, schema: AnalysedLinkSchema },
    ]),
    FetchModule,
    JobsModule,
    ScraperModule,
  ],
  providers: [PagesRepository, CrawledAddressesService, PagesService, PageRunService],
  exports: [PagesService, PageRunService],
})
export class PagesModule {}
