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
        title="The reports are being prepared"
        text="All pages are there. This takes a few more seconds. The report will appear automatically."
      />
    );
  }
  if (isFinished(crawl)) {
    return (
      <EmptyState
        icon={<HourglassIcon />}
        title="This crawl has no reports"
        text="It ended before its reports were ready. Its pages are still listed; crawl the site again for the reports."
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
