// A crawl as a worker runs it, without an API, a queue and a database beside it: what such a process needs of memory.
import { createRequire } from 'node:module';
import mongoose from 'mongoose';

const require = createRequire(import.meta.url);
const built = (path) => require(`../../../dist/${path}.js`);
// All that a worker loads.
built('worker/start-up/heap-growth');
built('worker/worker.module');
const { CrawlAnalysisService } = built('src/modules/scraper/crawl-analysis.service');
const { CrawlPagesRepository } = built('src/modules/scraper/crawl-pages.repository');
const { CrawlReportsRepository } = built('src/modules/scraper/crawl-reports.repository');
const { CrawlRobotsRepository } = built('src/modules/scraper/crawl-robots.repository');
const { CrawlRunService } = built('src/modules/scraper/crawl-run.service');
const { CrawlsRepository } = built('src/modules/scraper/crawls.repository');
const { crawlsMigrations } = built('src/modules/scraper/crawls.migrations');
const { CrawlTargetsRepository } = built('src/modules/scraper/targets/crawl-targets.repository');
const { CrawlTargetsRunService } = built('src/modules/scraper/targets/crawl-targets-run.service');
const { ThreadedVisitor } = built('worker/processors/crawl/threaded-visitor');
const schemas = {
  ...built('src/modules/scraper/crawls.schema'),
  ...built('src/modules/scraper/crawl-pages.schema'),
  ...built('src/modules/scraper/crawl-reports.schema'),
  ...built('src/modules/scraper/targets/crawl-targets.schema'),
};

const [, , origin, pageCount, concurrency, uri] = process.argv;
const connection = await mongoose.createConnection(uri).asPromise();
for (const { up } of crawlsMigrations) await up(connection);
const pages = new CrawlPagesRepository(
  connection.model('CrawlPage', schemas.PageSchema),
  connection.model('CrawlPageLinks', schemas.PageLinksSchema),
);
const reports = new CrawlReportsRepository(connection.model('CrawlReport', schemas.ReportSchema));
const crawls = new CrawlsRepository(connection.model('Crawl', schemas.CrawlSchema));
const targets = new CrawlTargetsRepository(connection.model('CrawlTarget', schemas.TargetSchema));
const robots = new CrawlRobotsRepository(reports);
const runs = new CrawlRunService(
  crawls,
  pages,
  robots,
  new CrawlTargetsRunService(pages, targets),
  new CrawlAnalysisService(pages, reports, targets, robots),
);
const options = {
  mode: 'site',
  startUrl: `${origin}/`,
  addresses: [],
  pageLimit: Number(pageCount) + 100,
  depth: 50,
  delay: 0,
  concurrency: Number(concurrency),
  robots: true,
  subdomains: false,
  sitemaps: true,
  ignorePaths: [],
  extractions: [],
};
const _id = new mongoose.Types.ObjectId();
const progress = { found: 0, visited: 0, current: [], pagesPerSecond: 0, failures: {}, skipped: {} };
const kept = { owner: _id, job: _id, status: 'queued', seeded: false, sitemaps: [], analysed: false };
await crawls.insert({ _id, options, progress, createdAt: new Date(), ...kept });

const visitor = new ThreadedVisitor({ allowHosts: [new URL(origin).host], publicUrl: '' });
const run = { crawlId: _id.toHexString(), visitor, signal: new AbortController().signal };
const { visited } = await runs.run({ ...run, reportProgress: () => Promise.resolve() });
await visitor.close();
await connection.close();
const { user, system } = process.cpuUsage();
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ visited, cpuSeconds: (user + system) / 1e6, megabytes }));
