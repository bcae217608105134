import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { formatDateTime } from '../../shared/format';
import { isFinished } from '../../shared/jobs/jobText';
import { ActionsOutline } from '../../shared/ActionsOutline';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';
import { CrawlActions } from './CrawlActions';
import { CrawlTabs } from './CrawlTabs';
import { crawlName } from './crawlText';
import { EndedCrawl } from './live/EndedCrawl';
import { LiveCrawl } from './live/LiveCrawl';
import { PageDetails } from './pages/PageDetails';
import { Waiting } from '../../shared/Waiting';
import { useCrawl } from './useCrawl';

/** One crawl: how far it has come while it runs, and all that it tells. */
export function CrawlPage() {
  const { id = '' } = useParams();
  const query = useCrawl(id);
  const { data: crawl } = query;
  const isEnded = crawl !== undefined && isFinished(crawl);
  const [isDeleting, setDeleting] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  // A Cancel button goes with the progress: the focus must not go with it.
  useEffect(() => {
    if (isEnded && document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, [isEnded]);

  return (
    <>
      <PageHeader
        title={crawl ? crawlName(crawl) : 'Crawl'}
        subtitle={
          <>
            {crawl ? `Crawl of ${formatDateTime(crawl.createdAt)} · ` : ''}
            <Link component={RouterLink} to="/full-site-scrapper" underline="always">
              All crawls
            </Link>
          </>
        }
        actions={
          crawl ? (
            <CrawlActions crawl={crawl} onDeleting={setDeleting} />
          ) : query.isPending ? (
            <ActionsOutline lines={2} />
          ) : null
        }
      />
      <PageBody>
        <ResultStates
          card
          query={query}
          failure="This crawl could not be loaded"
          loading={{ label: 'Loading the crawl', heights: [160, 48, 320] }}
        >
          {(loaded) => (
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
                {isFinished(loaded) ? <EndedCrawl crawl={loaded} /> : <LiveCrawl crawl={loaded} />}
              </Box>
              {isDeleting ? (
                <Waiting label="Deleting the crawl" height={320} />
              ) : (
                <>
                  <CrawlTabs crawl={loaded} />
                  <PageDetails crawl={loaded} />
                </>
              )}
            </Box>
          )}
        </ResultStates>
      </PageBody>
    </>
  );
}
