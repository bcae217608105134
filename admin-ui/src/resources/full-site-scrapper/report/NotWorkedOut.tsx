import type { CrawlView } from '@contracts/crawls/crawls';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { EmptyState } from '../../../shared/EmptyState';
import { isFinished } from '../../../shared/jobs/jobText';

/** In the place of a report that a crawl does not have, or does not have yet. */
export function NotWorkedOut({ crawl }: { crawl: CrawlView }) {
  if (crawl.status === 'done') {
    return (
      <EmptyState
        icon={<HourglassIcon />}
        title="The reports are being worked out"
        text="All pages are there. This takes a few more seconds; the report will appear by itself."
      />
    );
  }
  if (isFinished(crawl)) {
    return (
      <EmptyState
        icon={<HourglassIcon />}
        title="This crawl has no reports"
        text="It ended before they were worked out. Its pages are listed all the same; crawl the site again for the reports."
      />
    );
  }
  return (
    <EmptyState
      icon={<HourglassIcon />}
      title="Not known yet"
      text="This is worked out when the crawl has ended. Until then the Pages tab shows what was found so far."
    />
  );
}
