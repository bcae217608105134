import type { CrawlView } from '@contracts/crawls/crawls';
import { formatCount, formatDuration } from '../../../shared/format';
import { isFinished } from '../../../shared/jobs/jobText';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { pagesPerSecond, sumOf } from '../crawlText';

/** What a crawl has found so far, in numbers. */
export function CrawlFigures({ crawl }: { crawl: CrawlView }) {
  const { progress, startedAt, finishedAt } = crawl;
  const taken = startedAt && finishedAt ? formatDuration(startedAt, finishedAt) : '–';
  return (
    <ResultFacts
      facts={[
        ['Total links found', formatCount(progress.found)],
        ['Links visited', formatCount(progress.visited)],
        ['Pages per second', pagesPerSecond(crawl).toLocaleString('en', { maximumFractionDigits: 1 })],
        ['Errors', formatCount(sumOf(progress.failures))],
        ['Links not followed', formatCount(sumOf(progress.skipped))],
        ...(isFinished(crawl) ? [['Time taken', taken] as const] : []),
      ]}
    />
  );
}
