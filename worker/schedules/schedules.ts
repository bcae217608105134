import { MeaningVectorsRepository } from '../../src/core/meaning/meaning-vectors.repository';
import { ModelRecords } from '../../src/core/model/model-records';
import { ProductUsesService } from '../../src/modules/blocks/product-uses.service';
import { TakeOverService } from '../../src/modules/blocks/take-over.service';
import { ClicksUpkeepService } from '../../src/modules/clicks/clicks-upkeep.service';
import { CrawlScheduleEndsService } from '../../src/modules/crawl-schedules/crawl-schedule-ends.service';
import { CrawlScheduleRunsService } from '../../src/modules/crawl-schedules/crawl-schedule-runs.service';
import { PausedJobsService } from '../../src/modules/jobs/end/paused-jobs.service';
import { JobsMaintenanceService } from '../../src/modules/jobs/settle/jobs-maintenance.service';
import { DeliveriesService } from '../../src/modules/notices/deliveries.service';
import { DeliverySendingService } from '../../src/modules/notices/delivery-sending.service';
import { NoticesService } from '../../src/modules/notices/notices.service';
import { PplContents } from '../../src/modules/ppl/ppl-contents';
import { ProductChangesService } from '../../src/modules/products/product-changes.service';
import { ProductPicturesService } from '../../src/modules/products/product-pictures.service';
import { ReadingsService } from '../../src/modules/readings/readings.service';
import { SavedSchemasService } from '../../src/modules/saved-schemas/saved-schemas.service';
import { SchemaRunService } from '../../src/modules/schema-checks/schema-run.service';
import { CrawlDeletionService } from '../../src/modules/scraper/crawl-deletion.service';
import { RollUpService } from '../../src/modules/statistics/roll-up.service';
import { DueChecksService } from '../../src/modules/watches/checking/due-checks.service';
import { WatchPlansService } from '../../src/modules/watches/watch-plans.service';
import { WatchUpkeepService } from '../../src/modules/watches/watch-upkeep.service';
import { HOUR_MS, MINUTE_MS, scheduled } from './schedule';

/** For what is no longer needed. */
const SELDOM = { every: 6 * HOUR_MS };
/** As long as the shortest pause between two tries of a delivery, and as a host is left alone between two checks. */
const OFTEN = { every: 5_000 };

/** All that is done again and again, each with what does it. */
export const SCHEDULE_PROVIDERS = [
  // What a crash of the queue has lost need not wait for a minute.
  scheduled('enqueue-lost-jobs', { every: MINUTE_MS, atStart: true }, [JobsMaintenanceService], ([jobs]) =>
    jobs.enqueueLostJobs(),
  ),
  scheduled('settle-jobs', { every: MINUTE_MS }, [JobsMaintenanceService], ([jobs], now) =>
    jobs.settleJobs(now),
  ),
  scheduled('end-paused-jobs', { every: MINUTE_MS }, [PausedJobsService], ([paused], now) =>
    paused.endAbandoned(now),
  ),
  scheduled('remove-expired-jobs', { every: HOUR_MS }, [JobsMaintenanceService], ([jobs], now) =>
    jobs.removeExpiredJobs(now),
  ),
  scheduled('remove-orphaned-files', SELDOM, [JobsMaintenanceService], ([jobs], now) =>
    jobs.removeOrphanedFiles(now),
  ),
  scheduled('roll-up-usage', { every: HOUR_MS }, [RollUpService], ([rollUp], now) => rollUp.run(now)),
  scheduled('remove-retired-ppl-files', SELDOM, [PplContents], ([contents], now) =>
    contents.removeRetired(now),
  ),
  // What a process that ended has left of a deleted crawl.
  scheduled('remove-deleted-crawls', { every: 10 * MINUTE_MS }, [CrawlDeletionService], ([deletion]) =>
    deletion.removeDeleted(),
  ),
  // Crawls that users have set to repeat. What has ended is told first: the next run must know.
  scheduled(
    'run-crawl-schedules',
    { every: MINUTE_MS },
    [CrawlScheduleEndsService, CrawlScheduleRunsService],
    async ([ends, runs]) => {
      const ended = await ends.closeEnded();
      return ended + (await runs.runDue(new Date()));
    },
  ),
  scheduled('remove-old-schema-checks', SELDOM, [SchemaRunService], ([runs], now) => runs.removeOld(now)),
  scheduled('remove-old-model-records', SELDOM, [ModelRecords], ([records], now) => records.removeOld(now)),
  scheduled('remove-old-meaning-vectors', SELDOM, [MeaningVectorsRepository], ([vectors], now) =>
    vectors.removeOld(now),
  ),
  // Readings whose time is over, and what was left of deleted ones.
  scheduled('remove-old-readings', { every: 10 * MINUTE_MS }, [ReadingsService], ([readings], now) =>
    readings.removeOld(now),
  ),
  scheduled('remove-old-clicks', SELDOM, [ClicksUpkeepService], ([upkeep], now) => upkeep.removeOld(now)),
  // Notices that leave by mail and webhooks. What was left untold is told first.
  scheduled(
    'send-notices',
    OFTEN,
    [NoticesService, DeliverySendingService],
    async ([notices, sending], now) => {
      const told = await notices.tellLeft(now);
      return told + (await sending.sendDue(new Date()));
    },
  ),
  scheduled(
    'remove-old-notices',
    SELDOM,
    [NoticesService, DeliveriesService],
    async ([notices, deliveries], now) => (await notices.removeOld(now)) + (await deliveries.removeOld(now)),
  ),
  // Watched pages that are due. A run begins their checks and waits for none: one worker's slow sites keep no other schedule waiting.
  scheduled('check-watches', OFTEN, [DueChecksService], ([checks]) => checks.runDue()),
  // What is watched beyond what plans allow by now.
  scheduled('fit-watches-to-plans', { every: 10 * MINUTE_MS }, [WatchPlansService], ([plans]) =>
    plans.fitAll(),
  ),
  scheduled('tidy-watches', { every: 10 * MINUTE_MS }, [WatchUpkeepService], ([upkeep]) => upkeep.often()),
  scheduled('remove-old-watch-records', SELDOM, [WatchUpkeepService], ([upkeep]) => upkeep.seldom()),
  // Changes of products that can no longer be undone, and pictures that nothing needs any more.
  scheduled(
    'remove-unused-product-parts',
    SELDOM,
    [ProductChangesService, ProductPicturesService, ProductUsesService, TakeOverService, SavedSchemasService],
    async ([changes, pictures, uses, takeOvers, schemas], now) => {
      const shownElsewhere = async (files: readonly string[]) => [
        ...(await uses.shownPictures(files)),
        ...(await schemas.shownPictures(files)),
      ];
      const old = (await changes.removeOld(now)) + (await takeOvers.removeOld(now));
      return old + (await pictures.removeUnused(now, shownElsewhere));
    },
  ),
];
