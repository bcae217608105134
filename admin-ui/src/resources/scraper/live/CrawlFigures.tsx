import type { CrawlView } from '@contracts/scraper/crawls';
import { formatCount, formatSeconds } from '../../../shared/format';
import { isFinished } from '../../../shared/jobs/jobText';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { pagesPerSecond, secondsTaken, sumOf } from '../crawlText';

/** What a crawl has found so far, in numbers. */
export function CrawlFigures({ crawl }: { crawl: CrawlView }) {
  const { progress } = crawl;
  const seconds = secondsTaken(crawl);
  return (
    <ResultFacts
      facts={[
        ['Total links found', formatCount(progress.found)],
        ['Links visited', formatCount(progress.visited)],
        ['Pages per second', pagesPerSecond(crawl).toLocaleString('en', { maximumFractionDigits: 1 })],
        ['Errors', formatCount(sumOf(progress.failures))],
        ['Links not followed', formatCount(sumOf(progress.skipped))],
        ...(progress.targets ? [['Targets checked', formatCount(progress.targets.asked)] as const] : []),
        ...(isFinished(crawl)
          ? [['Time taken', seconds === null ? '–' : formatSeconds(seconds)] as const]
          : []),
      ]}
    />
  );
}
