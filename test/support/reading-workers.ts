import { type Connection, Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { notFound } from '../../src/core/errors/app-error';
import { runMigrations } from '../../src/core/database/migration-runner';
import type { JobRemovalsService } from '../../src/modules/jobs/job-removals.service';
import { ReadingDeletionService } from '../../src/modules/readings/reading-deletion.service';
import { type CheckedReading, readingOfList } from '../../src/modules/readings/reading-options';
import { ReadingPagesService } from '../../src/modules/readings/reading-pages.service';
import { ReadingRunService } from '../../src/modules/readings/reading-run.service';
import { readingsMigrations } from '../../src/modules/readings/readings.migrations';
import { ReadingsRepository } from '../../src/modules/readings/readings.repository';
import { READING_MODEL, ReadingSchema } from '../../src/modules/readings/readings.schema';
import { ReadingsService } from '../../src/modules/readings/readings.service';
import { CrawlPagesRepository } from '../../src/modules/scraper/crawl-pages.repository';
import {
  PAGE_LINKS_MODEL,
  PAGE_MODEL,
  PageLinksSchema,
  PageSchema,
} from '../../src/modules/scraper/crawl-pages.schema';
import { CrawlReportsRepository } from '../../src/modules/scraper/crawl-reports.repository';
import { REPORT_MODEL, ReportSchema } from '../../src/modules/scraper/crawl-reports.schema';
import { CrawlRobotsRepository } from '../../src/modules/scraper/crawl-robots.repository';
import { crawlsMigrations } from '../../src/modules/scraper/crawls.migrations';
import { SitePagesService } from '../../src/modules/scraper/site-pages.service';
import { SiteRunService } from '../../src/modules/scraper/site-run.service';
import { SiteTextsService } from '../../src/modules/scraper/site-texts.service';
import { PageVisitor } from '../../src/modules/scraper/visit/page-visitor';
import { fetcherOf } from './crawl-workers';
import { startDatabase } from './store';

/** Readings over a database of their own, without jobs and pauses between requests. */
export async function startReadingWorkers() {
  const database = await startDatabase();
  await runMigrations(database.connection, [...crawlsMigrations, ...readingsMigrations]);
  const { connection } = database;
  const { readings, repository, sites, runs } = partsOf(connection);
  const removals = new AccountRemovals();
  const deletion = new ReadingDeletionService(
    readings,
    sites,
    { add: () => undefined } as unknown as JobRemovalsService,
    removals,
  );
  /** Jobs that still run; all others are gone. */
  const atWork = new Set<string>();
  const jobs = {
    get: (_: unknown, id: string) =>
      atWork.has(id) ? Promise.resolve({ status: 'running' }) : Promise.reject(notFound()),
  };
  const parts = [readings, deletion, jobs, undefined, undefined, sites] as unknown;
  const service = new ReadingsService(...(parts as ConstructorParameters<typeof ReadingsService>));
  const found = (_: AuthUser, id: string) => readings.find(new Types.ObjectId(id));
  const pages = new ReadingPagesService({ found } as unknown as ReadingsService, sites);
  return {
    ...{ readings, repository, deletion, pages, removals, connection, service, atWork },
    /** A reading of a list that nobody works on yet, or of what else is given; its id. */
    newReading: async (addresses: string[], owner = new Types.ObjectId(), checked?: CheckedReading) => {
      const { source, name, options } = checked ?? readingOfList('list', addresses);
      const _id = new Types.ObjectId();
      await readings.insert({
        ...{ _id, owner, source, name, options: { ...options, delay: 0 } },
        status: 'queued',
        progress: { found: 0, visited: 0, current: [], pagesPerSecond: 0, failures: {}, skipped: {} },
        ...{ seeded: false, sitemaps: [], pages: 0, bytes: 0, createdAt: new Date() },
      });
      await sites.addList(_id, addresses);
      return _id.toHexString();
    },
    run: async (readingId: string, host: string, signal = new AbortController().signal) => {
      const visitor = new PageVisitor(fetcherOf(host));
      try {
        return await runs.run({ readingId, visitor, signal, reportProgress: () => Promise.resolve() });
      } finally {
        await visitor.close();
      }
    },
    /** How many documents are kept of pages, in all collections. */
    kept: async (id: string) => {
      const crawl = new Types.ObjectId(id);
      const counts = ['crawl_pages', 'crawl_links', 'crawl_reports'].map((name) =>
        connection.collection(name).countDocuments({ crawl }),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    stop: () => database.stop(),
  };
}

function partsOf(connection: Connection) {
  const readings = new ReadingsRepository(connection.model(READING_MODEL, ReadingSchema) as never);
  const repository = new CrawlPagesRepository(
    connection.model(PAGE_MODEL, PageSchema) as never,
    connection.model(PAGE_LINKS_MODEL, PageLinksSchema) as never,
  );
  const reports = new CrawlReportsRepository(connection.model(REPORT_MODEL, ReportSchema) as never);
  const sites = new SitePagesService(repository, reports);
  const site = new SiteRunService(
    repository,
    new CrawlRobotsRepository(reports),
    new SiteTextsService(sites, repository),
  );
  return { readings, repository, sites, runs: new ReadingRunService(readings, site) };
}
