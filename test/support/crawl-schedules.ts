import { Test } from '@nestjs/testing';
import { Types } from 'mongoose';
import { ConfigModule } from '../../src/config/config.module';
import { parseEnvironment } from '../../src/config/environment';
import type { AuthUser } from '../../src/contracts/access/access';
import { CrawlScheduleDto } from '../../src/contracts/scraper/crawl-schedules.dto';
import { JOB_KINDS } from '../../src/contracts/jobs/job-kinds';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { DatabaseModule } from '../../src/core/database/database.module';
import { FilesModule } from '../../src/core/files/files.module';
import { ThrottleModule } from '../../src/core/throttle/throttle.module';
import { validateDto } from '../../src/core/validation/validate-dto';
import { migrateDatabase } from '../../src/migrations';
import { CrawlScheduleEndsService } from '../../src/modules/crawl-schedules/crawl-schedule-ends.service';
import { CrawlScheduleRunsService } from '../../src/modules/crawl-schedules/crawl-schedule-runs.service';
import { CrawlSchedulesModule } from '../../src/modules/crawl-schedules/crawl-schedules.module';
import { CrawlSchedulesService } from '../../src/modules/crawl-schedules/crawl-schedules.service';
import { CrawlRunService } from '../../src/modules/scraper/crawl-run.service';
import { CrawlsService } from '../../src/modules/scraper/crawls.service';
import { PageVisitor } from '../../src/modules/scraper/visit/page-visitor';
import { JobRemovalsService } from '../../src/modules/jobs/job-removals.service';
import { QueuesModule } from '../../src/queues/queues.module';
import { fetcherOf } from './crawl-workers';
import { accountOf, userOf } from './jobs-system';
import { silentQueue } from './silent-queue';
import { startDatabase } from './store';

/** An admin who may start crawls. */
export const ada: AuthUser = { ...userOf('ada@cohort.test'), role: 'admin' };

/** Schedules over a database of their own, in as many processes as are wanted; crawls run when a test says so. */
export async function startScheduleSystem(...hosts: string[]) {
  const database = await startDatabase();
  await migrateDatabase(database.connection, database.uri);
  const users = database.connection.collection('users');
  await users.insertOne(accountOf(ada));
  const environment = {
    ...parseEnvironment({ FETCH_ALLOW_HOSTS: hosts.join(',') }, 'all-in-one'),
    mongodbUri: database.uri,
  };
  const start = async () => {
    const app = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(environment),
        QueuesModule.forRoot(silentQueue().connection),
        DatabaseModule,
        ThrottleModule,
        FilesModule,
        CrawlSchedulesModule,
      ],
    }).compile();
    for (const kind of JOB_KINDS)
      if (kind !== 'crawl') app.get(JobRemovalsService, { strict: false }).add(kind, () => Promise.resolve());
    return app.init();
  };
  const apps = [await start(), await start()];
  const [one, other] = apps.map((app) => ({
    schedules: app.get(CrawlSchedulesService),
    runs: app.get(CrawlScheduleRunsService),
    ends: app.get(CrawlScheduleEndsService),
    crawls: app.get(CrawlsService),
  }));
  const app = apps[0];
  if (!one || !other || !app) throw new Error('The processes were not started.');
  const collection = database.connection.collection('crawl_schedules');
  const crawls = database.connection.collection('crawls');
  const jobs = database.connection.collection('jobs');
  const of = (id: string) => ({ _id: new Types.ObjectId(id) });
  const crawlsOf = (id: string) =>
    crawls
      .find({ schedule: new Types.ObjectId(id) })
      .sort({ createdAt: 1 })
      .toArray();
  /** Crawls as the worker of its job would. */
  const crawl = async (crawlId: string) => {
    const visitor = new PageVisitor(fetcherOf(...hosts));
    const { signal } = new AbortController();
    await app.get(CrawlRunService).run({ crawlId, visitor, signal, reportProgress: () => Promise.resolve() });
    await visitor.close();
    await jobs.updateOne({ 'input.crawlId': crawlId }, { $set: { status: 'done' }, $unset: { slot: 1 } });
  };
  return {
    one,
    other,
    users,
    collection,
    jobs,
    new: (entered: Partial<CrawlScheduleDto>) =>
      one.schedules.create(
        ada,
        validateDto(CrawlScheduleDto, {
          every: 'daily',
          time: '03:00',
          zone: 'UTC',
          delay: 0,
          sitemaps: false,
          ...entered,
        }),
      ),
    get: (id: string) => one.schedules.get(ada, id),
    /** Makes it due at a moment. */
    dueAt: (id: string, nextRunAt: Date) => collection.updateOne(of(id), { $set: { nextRunAt } }),
    /** The crawls of a schedule, the oldest first. */
    crawlsOf,
    crawl,
    /** Has the schedule's crawl started, done and told of; its id. */
    runOnce: async (id: string, now: Date): Promise<string> => {
      const before = await crawlsOf(id);
      await one.runs.runDue(now);
      const started = (await crawlsOf(id))[before.length];
      if (!started) throw new Error('No crawl was started.');
      const crawlId = started._id.toHexString();
      await crawl(crawlId);
      await one.ends.closeEnded();
      return crawlId;
    },
    /** Ends a crawl's job, as when its worker failed. */
    end: (crawlId: string, change: object) =>
      jobs.updateOne({ 'input.crawlId': crawlId }, { $set: change, $unset: { slot: 1 } }),
    removeAllOf: (owner: AuthUser) => app.get(AccountRemovals, { strict: false }).run(owner.id),
    clear: () => Promise.all([collection.deleteMany({}), crawls.deleteMany({}), jobs.deleteMany({})]),
    stop: async () => {
      await Promise.all(apps.map((each) => each.close()));
      await database.stop();
    },
  };
}
