import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FetchModule } from '../../core/fetch/fetch.module';
import { NoticesModule } from '../notices/notices.module';
import { UsageModule } from '../usage/usage.module';
import { UsersModule } from '../users/users.module';
import { WatchCheckEndsService } from './checking/watch-check-ends.service';
import { WatchCheckingService } from './checking/watch-checking.service';
import { WatchClock } from './checking/watch-clock';
import { WatchNotices } from './checking/watch-notices';
import { WatchPageService } from './checking/watch-page.service';
import { DueChecksService } from './checking/due-checks.service';
import { HostRobots } from './fetching/host-robots';
import { SharedFetchesRepository } from './fetching/shared-fetches.repository';
import { WatchFetchingService } from './fetching/watch-fetching.service';
import { WatchHostsRepository } from './fetching/watch-hosts.repository';
import { WatchReader } from './reading/watch-reader';
import { WatchActionsService } from './watch-actions.service';
import { WatchChangesService } from './watch-changes.service';
import { WatchClaimsRepository } from './watch-claims.repository';
import { WatchFittingRepository } from './watch-fitting.repository';
import { WatchHistoryRepository } from './watch-history.repository';
import { WatchIgnoreService } from './watch-ignore.service';
import { WatchImportService } from './watch-import.service';
import { WatchPlansService } from './watch-plans.service';
import { WatchPreviewService } from './watch-preview.service';
import {
  ChangeSchema,
  CheckSchema,
  ContentSchema,
  HostSchema,
  SHARED_FETCH_MODEL,
  SharedFetchSchema,
  VersionSchema,
  WATCH_CHANGE_MODEL,
  WATCH_CHECK_MODEL,
  WATCH_CONTENT_MODEL,
  WATCH_HOST_MODEL,
  WATCH_VERSION_MODEL,
} from './watch-records.schema';
import { WatchRemovalsService } from './watch-removals.service';
import { WatchTermsService } from './watch-terms.service';
import { WatchUpkeepService } from './watch-upkeep.service';
import { WatchVersionsRepository } from './watch-versions.repository';
import { WatchesRepository } from './watches.repository';
import { WATCH_MODEL, WatchSchema } from './watches.schema';
import { WatchesService } from './watches.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: WATCH_MODEL, schema: WatchSchema },
      { name: WATCH_VERSION_MODEL, schema: VersionSchema },
      { name: WATCH_CONTENT_MODEL, schema: ContentSchema },
      { name: WATCH_CHANGE_MODEL, schema: ChangeSchema },
      { name: WATCH_CHECK_MODEL, schema: CheckSchema },
      { name: WATCH_HOST_MODEL, schema: HostSchema },
      { name: SHARED_FETCH_MODEL, schema: SharedFetchSchema },
    ]),
    AccountRemovalsModule,
    FetchModule,
    NoticesModule,
    UsageModule,
    UsersModule,
  ],
  providers: [
    WatchClock,
    WatchesRepository,
    WatchClaimsRepository,
    WatchFittingRepository,
    WatchVersionsRepository,
    WatchHistoryRepository,
    WatchHostsRepository,
    SharedFetchesRepository,
    HostRobots,
    WatchFetchingService,
    WatchReader,
    WatchTermsService,
    WatchPlansService,
    WatchRemovalsService,
    WatchesService,
    WatchActionsService,
    WatchPreviewService,
    WatchImportService,
    WatchIgnoreService,
    WatchChangesService,
    WatchPageService,
    WatchNotices,
    WatchCheckEndsService,
    WatchCheckingService,
    DueChecksService,
    WatchUpkeepService,
  ],
  exports: [
    WatchesService,
    WatchActionsService,
    WatchPreviewService,
    WatchImportService,
    WatchIgnoreService,
    WatchChangesService,
    WatchPlansService,
    DueChecksService,
    WatchUpkeepService,
  ],
})
export class WatchesModule {}
