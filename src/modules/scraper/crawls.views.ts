import type { CrawledPageRow } from '../../contracts/scraper/crawl-reports';
import type { CrawlProgress, CrawlView } from '../../contracts/scraper/crawls';
import type { PageRecord } from './crawl-pages.schema';
import type { CrawlRecord } from './crawls.schema';
import { clicksOf } from './run/found-depth';
import { UNVISITED } from './unvisited';
import type { TableRow } from './table/table-columns';

/** With what its job alone knows of it. */
export type KnownCrawl = CrawlRecord & Pick<CrawlView, 'waitsFor'>;

export function toCrawlView(record: KnownCrawl): CrawlView {
  const { _id, options, status, waitsFor, job, progress, analysed, partial, report, error, schedule } =
    record;
  const { createdAt, startedAt, finishedAt } = record;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    options,
    ...(schedule && { scheduleId: schedule.toHexString() }),
    status,
    ...(waitsFor && { waitsFor }),
    ...(job && { jobId: job.toHexString() }),
    progress: status === 'running' ? progress : atRest(progress),
    analysed,
    ...(analysed && partial && { partial: true }),
    ...(report && !report.failed && !analysed && { reporting: true }),
    ...(error !== undefined && { error }),
    createdAt: createdAt.toISOString(),
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
  };
}

function atRest({ slowed: _, part: __, ...progress }: CrawlProgress): CrawlProgress {
  return { ...progress, current: [], pagesPerSecond: 0 };
}

/** A page with what the analysis found out of it, once there is one. */
export function toPageRow(page: PageRecord, analysed?: TableRow): CrawledPageRow {
  const { _id, url, depth, source, inSitemap, row = UNVISITED } = page;
  const id = _id.toHexString();
  // What has most fields comes first: those behind it are copied one by one, at several times the cost.
  return {
    ...row,
    _id: id,
    id,
    url,
    depth: analysed ? analysed.depth : clicksOf(depth),
    source,
    inSitemap,
    inlinks: analysed?.inlinks ?? 0,
    uniqueInlinks: analysed?.uniqueInlinks ?? 0,
    outlinks: analysed?.outlinks ?? 0,
    externalOutlinks: analysed?.externalOutlinks ?? 0,
    linkScore: analysed?.linkScore ?? 0,
    issues: analysed?.issues ?? [],
  };
}
