import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { AuditModule } from '../audit/audit.module';
import { ScraperModule } from '../scraper/scraper.module';
import { UsersModule } from '../users/users.module';
import { CrawlScheduleEndsService } from './crawl-schedule-ends.service';
import { CrawlScheduleRunsService } from './crawl-schedule-runs.service';
import { CrawlSchedulesRepository } from './crawl-schedules.repository';
import { SCHEDULE_MODEL, ScheduleSchema } from './crawl-schedules.schema';
import { CrawlSchedulesService } from './crawl-schedules.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SCHEDULE_MODEL, schema: ScheduleSchema }]),
    AccountRemovalsModule,
    AuditModule,
    UsersModule,
    ScraperModule,
  ],
  providers: [
    CrawlSchedulesRepository,
    CrawlSchedulesService,
    CrawlScheduleRunsService,
    CrawlScheduleEndsService,
  ],
  exports: [CrawlSchedulesService, CrawlScheduleRunsService, CrawlScheduleEndsService],
})
export class CrawlSchedulesModule {}
