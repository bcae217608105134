import { type Connection, createConnection, Types } from 'mongoose';
import { CRAWL_LIMITS, type CrawlOptions } from '../../src/contracts/scraper/crawls';
import { runMigrations } from '../../src/core/database/migration-runner';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { CrawlAnalysisService } from '../../src/modules/scraper/crawl-analysis.service';
import { CrawlPagesRepository } from '../../src/modules/scraper/crawl-pages.repository';
import {
  PAGE_LINKS_MODEL,
  PAGE_MODEL,
  PageLinksSchema,
  PageSchema,
} from '../../src/modules/scraper/crawl-pages.schema';
import { CrawlRobotsRepository } from '../../src/modules/scraper/crawl-robots.repository';
import { CrawlReportsRepository } from '../../src/modules/scraper/crawl-reports.repository';
import { REPORT_MODEL, ReportSchema } from '../../src/modules/scraper/crawl-reports.schema';
import type { CrawlTable } from '../../src/modules/scraper/table/crawl-table';
import { CrawlTables } from '../../src/modules/scraper/table/crawl-tables';
import { CrawlRunService } from '../../src/modules/scraper/crawl-run.service';
import { crawlsMigrations } from '../../src/modules/scraper/crawls.migrations';
import { seedOf } from '../../src/modules/scraper/run/crawl-seeds';
import { CrawlsRepository } from '../../src/modules/scraper/crawls.repository';
import { CRAWL_MODEL, type CrawlRecord, CrawlSchema } from '../../src/modules/scraper/crawls.schema';
import { PageVisitor } from '../../src/modules/scraper/visit/page-visitor';
import { CrawlTargetsRepository } from '../../src/modules/scraper/targets/crawl-targets.repository';
import { TARGET_MODEL, TargetSchema } from '../../src/modules/scraper/targets/crawl-targets.schema';
import { CrawlTargetsRunService } from '../../src/modules/scraper/targets/crawl-targets-run.service';
import { startDatabase } from './store';

/** Crawls over a database of their own, without jobs: as many workers as are wanted, each with its own connection. */
export async function startCrawlWorkers() {
  const database = await startDatabase();
  await runMigrations(database.connection, crawlsMigrations);
  const connections: Connection[] = [];
  const { crawls, pages, targets, reports } = repositoriesOf(database.connection);
  const visitedBy = async (id: string, key: (url: URL) => string) => {
    const found = await collect(pages.stream(new Types.ObjectId(id)));
    const visited = found.filter((page) => page.visited && page.row?.skipped === null);
    return new Map(visited.map(({ url, row }) => [key(new URL(url)), row]));
  };
  return {
    /** A crawl that nobody works on yet; its id. */
    newCrawl: async (options: Partial<CrawlOptions>): Promise<string> => {
      const record = crawlOf(options);
      await crawls.insert(record);
      return record._id.toHexString();
    },
    addToList: (id: string, urls: string[]) =>
      pages.addToFrontier(
        new Types.ObjectId(id),
        urls.map((url) => seedOf(url, 'list')),
      ),
    crawl: (id: string) => crawls.find(id),
    /** What its analysis knows of the pages. */
    table: async (id: string) =>
      rowsOf(await new CrawlTables(reports).of((await crawls.find(id)) as CrawlRecord)),
    /** One of its stored reports. */
    report: async <Report>(id: string, name: string) =>
      JSON.parse(String(await reports.part(new Types.ObjectId(id), name, 0))) as Report,
    /** What its pages point at, by address. */
    targets: async (id: string) => {
      const all = { start: 0, end: 999 };
      const sort = { field: 'id', direction: 'ASC' } as const;
      const { items } = await targets.list(new Types.ObjectId(id), {}, sort, all);
      return new Map(items.map((target) => [target.url, target]));
    },
    /** The visited pages by their paths. */
    pages: (id: string) => visitedBy(id, ({ pathname }) => pathname),
    /** The same by their paths with what is asked for there. */
    addresses: (id: string) => visitedBy(id, ({ pathname, search }) => pathname + search),
    startWorker: async (fetcher: SiteFetcher) => {
      const connection = await createConnection(database.uri, { autoIndex: false }).asPromise();
      connections.push(connection);
      const own = repositoriesOf(connection);
      const runs = new CrawlRunService(
        own.crawls,
        own.pages,
        new CrawlRobotsRepository(own.reports),
        new CrawlTargetsRunService(own.pages, own.targets),
        new CrawlAnalysisService(own.pages, own.reports, own.targets, new CrawlRobotsRepository(own.reports)),
      );
      return {
        run: async (crawlId: string, signal = new AbortController().signal) => {
          const visitor = new PageVisitor(fetcher);
          try {
            return await runs.run({ crawlId, visitor, signal, reportProgress: () => Promise.resolve() });
          } finally {
            await visitor.close();
          }
        },
      };
    },
    stop: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await database.stop();
    },
  };
}

/** The way out, to sites of the tests. */
export function fetcherOf(...hosts: string[]): SiteFetcher {
  return new SiteFetcher({ allowHosts: hosts, publicUrl: '' });
}

function repositoriesOf(connection: Connection) {
  return {
    crawls: new CrawlsRepository(connection.model(CRAWL_MODEL, CrawlSchema) as never),
    pages: new CrawlPagesRepository(
      connection.model(PAGE_MODEL, PageSchema) as never,
      connection.model(PAGE_LINKS_MODEL, PageLinksSchema) as never,
    ),
    targets: new CrawlTargetsRepository(connection.model(TARGET_MODEL, TargetSchema) as never),
    reports: new CrawlReportsRepository(connection.model(REPORT_MODEL, ReportSchema) as never),
  };
}

/** The usual ones, but for these. */
export function crawlOptions(options: Partial<CrawlOptions>): CrawlOptions {
  return {
    mode: 'site',
    startUrl: '',
    pageLimit: CRAWL_LIMITS.pageLimit.usual,
    depth: CRAWL_LIMITS.depth.usual,
    delay: 0,
    concurrency: CRAWL_LIMITS.concurrency.usual,
    robots: true,
    subdomains: false,
    sitemaps: false,
    ignorePaths: [],
    extractions: [],
    ...options,
  };
}

function crawlOf(options: Partial<CrawlOptions>): CrawlRecord {
  return {
    _id: new Types.ObjectId(),
    owner: new Types.ObjectId(),
    job: new Types.ObjectId(),
    options: crawlOptions(options),
    status: 'queued',
    progress: { found: 0, visited: 0, current: [], pagesPerSecond: 0, failures: {}, skipped: {} },
    seeded: false,
    sitemaps: [],
    analysed: false,
    createdAt: new Date(),
  };
}

function rowsOf(table: CrawlTable) {
  return Array.from({ length: table.size }, (_, at) => table.row(at));
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
