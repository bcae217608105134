import type { CrawlView } from '@contracts/scraper/crawls';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { EmptyState } from '../../../shared/EmptyState';
import { isFinished } from '../../../shared/jobs/jobText';

/** In the place of a report that a crawl does not have, or does not have yet. */
export function NotWorkedOut({ crawl }: { crawl: CrawlView }) {
  if (crawl.status === 'done' || crawl.reporting) {
    return (
      <EmptyState
        icon={<HourglassIcon />}
        title="The reports are being prepared"
        text={`${crawl.reporting ? 'They cover the pages visited so far.' : 'All pages are there.'} This takes a few more seconds. The report will appear automatically.`}
      />
    );
  }
  if (isFinished(crawl)) {
    return (
      <EmptyState
        icon={<HourglassIcon />}
        title="This crawl has no reports"
        text={
          crawl.progress.visited === 0
            ? 'It was stopped before it visited a page. Resume it to continue.'
            : 'Its reports could not be prepared. Its pages are still listed; resume the crawl to get the reports.'
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<HourglassIcon />}
      title="Not known yet"
      text="This is calculated when the crawl has ended. Until then, the Pages tab shows what was found so far."
    />
  );
}
