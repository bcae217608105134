import { Types } from 'mongoose';
import type { FileStore } from '../../../../src/core/files/file-store';
import type { BulkChangesRepository } from '../../../../src/modules/bulk-changes/bulk-changes.repository';
import type { CrawlSchedulesRepository } from '../../../../src/modules/crawl-schedules/crawl-schedules.repository';
import type { ProcessReportsRepository } from '../../../../src/modules/health/process-reports.repository';
import type { ScheduleRunsRepository } from '../../../../src/modules/health/schedule-runs.repository';
import type { JobMakingRepository } from '../../../../src/modules/jobs/make/job-making.repository';
import type { JobBacklogRepository } from '../../../../src/modules/jobs/turn/job-backlog.repository';
import type { JobsRepository } from '../../../../src/modules/jobs/jobs.repository';
import type { KeysRepository } from '../../../../src/modules/keys/keys.repository';
import type { MarketPagesRepository } from '../../../../src/modules/markets/market-pages.repository';
import type { PagesRepository } from '../../../../src/modules/pages/pages.repository';
import type { PermissionsRepository } from '../../../../src/modules/permissions/permissions.repository';
import type { PlansRepository } from '../../../../src/modules/plans/plans.repository';
import type { CrawlPagesRepository } from '../../../../src/modules/scraper/crawl-pages.repository';
import type { CrawlsRepository } from '../../../../src/modules/scraper/crawls.repository';
import type { SecurityRepository } from '../../../../src/modules/security/security.repository';
import type { UsageCountersRepository } from '../../../../src/modules/usage/usage-counters.repository';
import type { UserImportRepository } from '../../../../src/modules/user-import/user-import.repository';
import type { Schedule } from '../../../../worker/schedules/schedule';
import { type Product, providerOf } from '../product';
import { accidentsOfNotices } from './notices';
import { accidentsOfProducts } from './products';
import { accidentsOfWatches } from './watches';

const NOBODY = new Types.ObjectId();
const nobody = NOBODY.toHexString();
const now = new Date();

/** Each schedule of the workers once more, now that there is something to do. */
export async function runSchedules({ worker, database }: Product): Promise<void> {
  await database.collection('crawl_schedules').updateMany({}, { $set: { nextRunAt: new Date(0) } });
  for (const schedule of providerOf<Schedule[]>(worker, 'Symbol(SCHEDULES)')) await schedule.run();
}

/** What is asked where a process died, a page of a round was full, or two were at one thing. */
export async function meetAccidents(product: Product): Promise<void> {
  await accidentsOfJobs(product);
  await accidentsOfCrawls(product);
  await accidentsOfOthers(product);
  await accidentsOfNotices(product);
  await accidentsOfWatches(product);
  await accidentsOfProducts(product);
}

async function accidentsOfJobs({ worker }: Product): Promise<void> {
  const jobs = providerOf<JobsRepository>(worker, 'JobsRepository');
  const ending = { status: 'failed', finishedAt: now, expiresAt: now } as const;
  for (const end of ['fail', 'failPaused', 'failLost'] as const) await jobs[end](nobody, ending);
  await jobs.abandon(nobody, now);
  await jobs.release(nobody);
  await jobs.keepPartial(NOBODY, { done: 0, result: {} as never });
  await jobs.countWithStatus('running');
  const making = providerOf<JobMakingRepository>(worker, 'JobMakingRepository');
  await making.reopen({ _id: NOBODY, owner: NOBODY }, { pendingSince: now });
  await making.closeAgain(nobody);
  const backlog = providerOf<JobBacklogRepository>(worker, 'JobBacklogRepository');
  await backlog.listRunnable(nobody, 100);
  await backlog.listPaused(nobody, 100);
  await providerOf<FileStore>(worker, 'FileStore').listOf('job', now, nobody, 100);
  await providerOf<UserImportRepository>(worker, 'UserImportRepository').countOf(nobody);
  for (const name of [
    'UserImportRepository',
    'BulkChangesRepository',
    'PagesRepository',
    'MarketPagesRepository',
  ]) {
    type Removing = UserImportRepository | BulkChangesRepository | PagesRepository | MarketPagesRepository;
    await providerOf<Removing>(worker, name).removeOf(nobody);
  }
}

async function accidentsOfCrawls({ worker }: Product): Promise<void> {
  const crawls = providerOf<CrawlsRepository>(worker, 'CrawlsRepository');
  await crawls.goOn({ _id: NOBODY, job: NOBODY }, { job: NOBODY, owner: NOBODY });
  await crawls.markReportFailed(NOBODY, NOBODY);
  await crawls.findByJob(nobody);
  const pages = providerOf<CrawlPagesRepository>(worker, 'CrawlPagesRepository');
  await pages.markInSitemap(NOBODY, ['https://cohort.test/']);
  await pages.listQueries(NOBODY);
  await pages.countKnown(NOBODY, ['https://cohort.test/']);
  const schedules = providerOf<CrawlSchedulesRepository>(worker, 'CrawlSchedulesRepository');
  await schedules.listOpen(NOBODY, 100);
  const claim = { token: '', dueAt: now, crawl: NOBODY, until: now };
  await schedules.claimAgain({ _id: NOBODY } as never, claim, claim);
  await schedules.keepWaiting(NOBODY, '', claim);
}

async function accidentsOfOthers({ api, worker }: Product): Promise<void> {
  const counters = providerOf<UsageCountersRepository>(api, 'UsageCountersRepository');
  const window = { user: nobody, tool: 'schema-intelligence', windowStart: now } as const;
  await counters.giveBack({ ...window, id: NOBODY, amounts: { numberOfOperations: 1 } });
  await providerOf<ProcessReportsRepository>(api, 'ProcessReportsRepository').remove(nobody);
  const runs = providerOf<ScheduleRunsRepository>(worker, 'ScheduleRunsRepository');
  // A worker announces its schedules before anybody can listen.
  await runs.announce([{ name: nobody, every: 1 }], now);
  await runs.markFailed(nobody, now);
  await providerOf<KeysRepository>(api, 'KeysRepository').removeActive(nobody);
  await providerOf<KeysRepository>(api, 'KeysRepository').findLatest(nobody);
  await providerOf<SecurityRepository>(api, 'SecurityRepository').save({ adminsNeedTwoFactor: false });
  for (const name of ['PlansRepository', 'PermissionsRepository']) {
    const repository = providerOf<PlansRepository | PermissionsRepository>(api, name);
    const [record] = await repository.findAll();
    if (record) await repository.restore(record as never);
  }
}
