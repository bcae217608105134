import type { CrawledPageRow } from '@contracts/scraper/crawl-reports';
import type { CrawlView } from '@contracts/scraper/crawls';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useCrawlList } from '../report/useCrawlReport';

/** Says of a crawl of one page where that leads, if it is another site, and offers to crawl it. */
export function LeadsElsewhere({ crawl }: { crawl: CrawlView }) {
  const { data } = useCrawlList<CrawledPageRow>(crawl, 'pages', { page: 1, perPage: 1 });
  const { startUrl } = crawl.options;
  const to = data?.items[0]?.redirectTo;
  if (!to || new URL(to).host === new URL(startUrl).host) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to="/full-site-scrapper"
          state={{ again: { ...crawl.options, mode: 'site', startUrl: to, addresses: [] } }}
        >
          Crawl that site
        </Button>
      }
    >
      This URL redirects to {to}, which is another site. So nothing else was visited.
    </Alert>
  );
}
